import type { Gateway } from '#lib/gateway/gateway.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { samples } from '#lib/testing/samples.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { code, read, screen, type WireCall } from './make-calls.tsx'

const system = (gateway: Gateway) => systemQueries(gateway)
const late = (gateway: Gateway) => siteContentQueries(gateway)

/** The calls of the specification's section on the system, each as it must be sent. */
export const siteCalls: readonly WireCall[] = [
  [
    'GET /wps/system/whitelabel',
    { platform: 'web', language: 'EN' },
    read((gateway) => system(gateway).whitelabel('EN')),
  ],
  ['GET /wps/system/setting', {}, read((gateway) => system(gateway).settings())],
  ['GET /wps/system/setting/register', {}, read((gateway) => late(gateway).registerRules())],
  [
    'GET /wps/system/permission',
    { host: 'palaro.example' },
    read((gateway) => system(gateway).permission('palaro.example')),
  ],
  [
    'GET /wps/system/status',
    { host: 'palaro.example' },
    code(async ({ gateway, queryClient, network }) => {
      network.answer(contract.system.permission, () => samples.permission)
      const permission = system(gateway).permission('palaro.example')
      await queryClient.fetchQuery(permission)
      await queryClient.refetchQueries({ queryKey: permission.queryKey })
    }),
  ],
  ['GET /wps/system/domainRoute', {}, read((gateway) => late(gateway).domainRoute())],
  [
    'GET /wps/system/helpCenter',
    { lang: 'EN', device: 'WEB' },
    read((gateway) => late(gateway).helpCenter('EN')),
  ],
  ['GET /wps/system/countryCodes', {}, read((gateway) => late(gateway).countryCodes())],
  ['GET /wps/captcha', {}, screen('captcha')],
]

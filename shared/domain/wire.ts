/** Constant values that calls send (specification, sections 7 and 9). */
export const wire = {
  clientType: 3,
  platform: 'W',
  listPlatform: 'flash,html5-desktop',
  isPlatform: 2,
  device: 'WEB',
  registerMethod: 'WEB',
  freePlayGatewayVersion: 3,
  channel: 'WEB',
  minLineNum: 0,
  gameCategory: 'ALL',
  lottoArea: 'VN',
  launchMode: 'LOTT',
} as const

import { loadBrand } from '../../build/brand/brand-folder.ts'
import type { Options } from '../options.ts'

/** Options for a gateway, as the command has them without any flag. */
export const optionsFor = (gateway: string, more: Partial<Options> = {}): Options => ({
  gateway,
  brand: loadBrand('palaro'),
  origin: undefined,
  token: undefined,
  login: undefined,
  writes: [],
  inputs: {},
  timeout: undefined,
  longestWait: 60_000,
  json: undefined,
  junit: undefined,
  ...more,
})

/** The login of an agent, who may make every call. */
export const agent = { account: 'agent1', password: 'Palaro123' }

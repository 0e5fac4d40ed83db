/**
 * Encrypts a payload with the brand's first key. Both modules are imported on first use, because one brings jose.
 * @param at the gateway's time, in milliseconds.
 */
export async function sealForGateway(payload: object, at: number): Promise<string> {
  const [{ encryptPayload }, { encryptionKeys }] = await Promise.all([
    import('#shared/crypto/payload.ts'),
    import('virtual:brand-keys'),
  ])
  const [key] = encryptionKeys
  if (!key) throw new Error('the brand has no key')
  return encryptPayload(payload, { ...key, alg: key.alg ?? 'RSA-OAEP-256', use: key.use ?? 'enc' }, at)
}

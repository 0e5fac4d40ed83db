import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { PaymentPurpose } from '#shared/contract/endpoints/second-proof.ts'
import { pngOf } from '#shared/domain/pictures/testing/picture-files.ts'
import type { TestClient } from './test-client.ts'

type Purpose = InputOf<typeof contract.member.passwordCheck>['purpose']

/** Proves a session's login password, for one call of that purpose. */
export const passwordProof = (client: TestClient, token: string, purpose: Purpose) =>
  client.value(contract.member.passwordCheck, { password: 'Palaro123', purpose }, { token })

/** A code sent to the number or address that proves an account; nothing for one that has none. */
export async function codeProof(client: TestClient, token: string): Promise<{ boundCode?: string }> {
  const { proofs = [] } = await client.value(contract.contacts.bound, {}, { token })
  const way = proofs.map((proof) => proof.way).find((named) => named !== 'paymentPassword')
  if (way === undefined) return {}
  await client.value(contract.contacts.boundCode, { kind: way }, { token })
  const boundCode = client.server.sandbox.inbox.list().find(({ purpose }) => purpose === 'bound')?.code
  return boundCode == null ? {} : { boundCode }
}

/** Sets a payment password for an account that has none. */
export async function setPaymentPassword(
  client: TestClient,
  token: string,
  paymentPassword: string,
): Promise<void> {
  const proof = await passwordProof(client, token, 'paymentPassword')
  const code = await codeProof(client, token)
  await client.value(contract.paymentPassword.set, { paymentPassword, ...proof, ...code }, { token })
}

/** The payment password of accounts that tests set one for. */
export const testPaymentPassword = '740213'

/**
 * Proves the payment password, for one call of that purpose. Sets one first where the account has none,
 * and waits for nothing.
 */
export async function paymentProof(client: TestClient, token: string, purpose: PaymentPurpose) {
  const { set } = await client.value(contract.paymentPassword.state, {}, { token })
  if (!set) {
    await setPaymentPassword(client, token, testPaymentPassword)
    client.server.db.run('UPDATE accounts SET withdrawals_from = NULL')
  }
  const check = { paymentPassword: testPaymentPassword, purpose }
  return client.value(contract.paymentPassword.check, check, { token })
}

/** Uploads a picture and returns its id. */
export async function uploadPicture(
  client: TestClient,
  token: string,
  [width, height] = [64, 64],
): Promise<string> {
  const picture = { bytes: pngOf(width, height).buffer, type: 'image/png' } as const
  return (await client.value(contract.uploads.picture, picture, { token })).pictureId
}

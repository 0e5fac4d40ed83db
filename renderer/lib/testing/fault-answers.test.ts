import { expect, test } from 'vitest'
import { faultKinds } from '#sandbox/operator/gateway/faults.ts'
import { faultAnswers } from './fault-answers.ts'

test('[NET-05] every fault that the gateway can be set to have is among the answers tested', () => {
  const broken = faultKinds.filter((kind) => kind !== 'delay')
  expect(Object.keys(faultAnswers).toSorted()).toEqual(broken.toSorted())
})

import { Effect } from 'effect'
import { BadSignature } from '../contract/errors.ts'
import type { Payments } from '../domain/payments.port.ts'

/** Creates payments by proforma and bank transfer, which only support confirms. */
export const makeBankTransfer = (): Payments => ({ payUrl: () => null, verify: () => Effect.fail(new BadSignature()) })

import { formMessages } from '#web/ui/forms/form-messages.ts'

/** Keys of the messages of `useIdentityProof` and of forms, for the list of a page. */
export const proofMessages = ['proof', ...formMessages] as const

import { formMessages } from '#web/ui/forms/form-messages.ts'

/** Keys of the messages that `ReasonButton` uses, for the `messages` of a page. */
export const reasonMessages = [...formMessages, 'reason', 'REASON_WITHOUT_EMAIL'] as const

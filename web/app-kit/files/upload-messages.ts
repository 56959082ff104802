import { formMessages } from '#web/ui/forms/form-messages.ts'

/** Keys of the messages of `UploadField` and of forms, for the list of a page: `messages: ['panel.gallery', ...uploadMessages]`. */
export const uploadMessages = ['upload', 'error.too-many', ...formMessages] as const

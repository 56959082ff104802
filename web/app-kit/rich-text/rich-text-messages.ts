import { focalPointMessages } from '../files/focal-point-messages.ts'
import { uploadMessages } from '../files/upload-messages.ts'

/** Keys of the messages of `RichTextField`, of uploads and of forms, for the list of a page: `[…, ...richTextMessages]`. */
export const richTextMessages = ['rich-text', 'RICH_TEXT_TOO_LONG', ...focalPointMessages, ...uploadMessages] as const

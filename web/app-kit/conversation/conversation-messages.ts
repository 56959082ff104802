import { uploadMessages } from '../files/upload-messages.ts'

/** Keys of the messages of conversations, for the list of a page: `messages: ['questions.own', ...conversationMessages]`. */
export const conversationMessages = ['conversation', 'lightbox', 'FIELD_EMPTY', 'FIELD_TOO_LONG', ...uploadMessages] as const

export { formMessages, writtenMessages } from '../web/writing-messages.ts'

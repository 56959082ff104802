import { mail } from '#core/plugin/mails.ts'
import { BookedMail, BookingMail, CancellationMail, CancelledMail, MessageMail, ReceiptMail } from './contract/mails.ts'

const contact = { name: 'Anna Test', email: 'anna@example.test', phone: '+48 600 000 000' }
const slot = '2026-11-23T08:15:00.000Z'
const number = 'K-7F3A-92QD'

/** Mail templates to senders, to those who book, and to customer service, with sample values. */
export const contactMails = [
  mail('receipt', ReceiptMail, { number, name: contact.name, text: 'Test\n1, 2, 3' }),
  mail('message', MessageMail, { ...contact, number, kind: 'data_error', url: '', text: 'Test\n1, 2, 3' }),
  mail('booked', BookedMail, { name: contact.name, phone: contact.phone, slot, token: '0123456789abcdef0123456789abcdef' }),
  mail('booking', BookingMail, { ...contact, slot, facility: '' }),
  mail('cancelled', CancelledMail, { name: contact.name, slot }),
  mail('cancellation', CancellationMail, { ...contact, slot }),
]

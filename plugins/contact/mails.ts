import { mail } from '#core/plugin/mails.ts'
import { BookedMail, BookingMail, CancellationMail, CancelledMail, MessageMail, ReceiptMail } from './contract/mails.ts'

const who = { name: 'Anna Test', email: 'anna@example.test', phone: '+48 600 000 000' }
const slot = '2026-11-23T08:15:00.000Z'
const number = 'K-7F3A-92QD'

/** What contact writes to senders, to those who book, and to customer service. */
export const contactMails = [
  mail('receipt', ReceiptMail, { number, name: who.name, text: 'Test\n1, 2, 3' }),
  mail('message', MessageMail, { ...who, number, kind: 'data_error', url: '', text: 'Test\n1, 2, 3' }),
  mail('booked', BookedMail, { name: who.name, phone: who.phone, slot, token: '0123456789abcdef0123456789abcdef' }),
  mail('booking', BookingMail, { ...who, slot, facility: '' }),
  mail('cancelled', CancelledMail, { name: who.name, slot }),
  mail('cancellation', CancellationMail, { ...who, slot }),
]

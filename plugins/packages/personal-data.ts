import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of orders: invoice data of those who run a facility. */
export const packagesPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'packages_order',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'package-orders',
      explanation: 'packages.personal.orders',
      columns: {
        proforma: 'number',
        facility_id: 'facility',
        package: 'package',
        state: 'state',
        net: 'net in grosze',
        vat: 'VAT in grosze',
        gross: 'gross in grosze',
        promo: 'code',
        buyer_name: 'buyer',
        buyer_nip: 'NIP',
        buyer_address: 'address',
        buyer_email: 'e-mail',
        placed_at: 'ordered',
        paid_at: 'paid',
        starts_at: 'begins',
        ends_at: 'ends',
        refunded_at: 'refunded',
        refund_reason: 'reason of the refund',
      },
    },
    erasure: { exempt: 'the law on accounting and tax requires the data of sales for five years after the year of the sale' },
    // Five years after the end of the year in which it was paid are at most six.
    retention: [
      { from: 'unpaid_since', for: '12 months', action: 'delete' },
      { from: 'paid_at', for: '72 months', action: 'delete' },
    ],
  },
]

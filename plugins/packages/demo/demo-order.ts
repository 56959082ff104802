import type { Invoice } from '../domain/order.ts'

/** Invented invoice data of the demo's order. */
export const demoInvoice: Invoice = {
  name: 'Słoneczko sp. z o.o. (dane pokazowe)',
  nip: '1234563218',
  address: 'ul. Pokazowa 1, 30-001 Kraków',
  email: 'wlasciciel@demo.test',
}

/** Net price of the demo's order, grosze. */
export const demoNetPrice = 49_900

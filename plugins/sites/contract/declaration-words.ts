/** Words by which parts of the declaration are found again in a text that its owner has changed. */
export const declarationWords = {
  promise: 'zobowiązuje się zapewnić dostępność swojej strony internetowej',
  /** End of the promise. */
  scope: 'strony internetowej',
  site: 'Deklaracja dotyczy strony',
  publishedOn: 'Data publikacji strony:',
  updatedOn: 'Data ostatniej istotnej aktualizacji:',
  status: 'Strona jest',
  madeOn: 'Deklarację sporządzono dnia:',
  reviewedOn: 'Deklarację ostatnio przejrzano dnia:',
  basis: 'Deklarację sporządzono na podstawie:',
  contact: 'Informacje zwrotne i dane kontaktowe',
  person: 'osoba odpowiedzialna:',
  email: 'e-mail:',
  phone: 'telefon:',
  procedure: 'Obsługa wniosków i skarg',
  building: 'Dostępność architektoniczna',
  communication: 'Dostępność komunikacyjno-informacyjna',
  apps: 'Aplikacje mobilne',
} as const

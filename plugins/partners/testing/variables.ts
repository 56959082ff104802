/** Key and secret of the partner in tests. */
export const testPartner = { partner: 'bobas', key: 'klucz-bobas', secret: 'tajny-klucz-partnera-na-czas-testu' }

/** Environment variables of the product in tests. */
export const variables = { PARTNERS_KEYS: `${testPartner.partner}:${testPartner.key}:${testPartner.secret}` }

import { Schema } from 'effect'
import { setting, settings } from '#core/plugin/settings.ts'
import { isBankAccount } from './domain/bank-account.ts'

const price = (what: string) =>
  setting({
    schema: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100_000 })),
    description: `${what}, whole złoty without VAT`,
    default: null,
  })

/** Settings of packages. In production nothing can be ordered without a price and a way to pay. */
export const packagesSettings = settings('packages', {
  PACKAGES_START_PRICE: price('the price of a year of the package “Professional start”'),
  PACKAGES_SUPPORT_PRICE: price('the price of a year of the package “Full support”'),
  PACKAGES_SELLER: setting({
    schema: Schema.NonEmptyString,
    description: 'name, address and NIP of the seller, as the proforma prints them',
    default: null,
  }),
  PACKAGES_BANK_ACCOUNT: setting({
    schema: Schema.String.check(Schema.makeFilter(isBankAccount)),
    description: 'the 26 digits of a Polish bank account',
    default: null,
  }),
  PACKAGES_PAYMENT_URL: setting({
    schema: Schema.String.check(Schema.isPattern(/^https:\/\/[^/\s?#]+[^\s?#]*$/)),
    description: 'the https address of the payment provider’s page, without a query',
    default: null,
  }),
  PACKAGES_PAYMENT_SECRET: setting({
    schema: Schema.String.check(Schema.isPattern(/^\S{32,}$/)),
    description: 'the secret shared with the payment provider, at least 32 characters',
    default: null,
  }),
  PACKAGES_PROMO_CODES: setting({
    schema: Schema.String.check(Schema.isPattern(/^[A-Z0-9]{3,30}:\d{1,2}(,[A-Z0-9]{3,30}:\d{1,2})*$/)),
    description: 'discounts in percent by code: WIOSNA:20,START:10',
    default: null,
  }),
})

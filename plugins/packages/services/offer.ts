import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { PackageOffer } from '#core/packages/price-list.port.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Installation } from '#core/ports/installation.ts'
import { Signing } from '#core/ports/signing.ts'
import type { PackageView } from '../contract/package.ts'
import { type PackageKey, packageKeys, trialDays } from '../contract/package-keys.ts'
import { Offer } from '../domain/offer.ts'
import { type Price, priceOf } from '../domain/price.ts'
import { packagesSettings } from '../settings.ts'

/** Invented values with which orders can be tried outside of production. */
const sample = { start: 499, support: 999, seller: 'Kredka, instalacja pokazowa', account: '61109010140000071219812874' } as const

/** Text whose code is the secret of the payment provider outside of production. */
export const samplePaymentSecret = 'packages sample payment secret'

const discountsOf = (codes: string | null): ReadonlyMap<string, number> =>
  new Map((codes ?? '').split(',').flatMap((one) => (one === '' ? [] : [[one.split(':')[0] ?? '', Number(one.split(':')[1])] as const])))

/** Creates the offer of this installation from its settings; outside of production invented values stand in for missing ones. */
export const makeOffer = provide(
  Offer,
  { values: packagesSettings.values, installation: Installation, signing: Signing },
  ({ values, installation: { production }, signing }): Offer => {
    const bankAccount = values.PACKAGES_BANK_ACCOUNT ?? (production ? null : sample.account)
    const secret = values.PACKAGES_PAYMENT_SECRET ?? (production ? null : signing.macsOf(samplePaymentSecret)[0])
    const isPayable = bankAccount !== null || (secret !== null && values.PACKAGES_PAYMENT_URL !== null)
    const priceOf = (given: number | null, sample: number) => {
      const zloty = given ?? (production ? null : sample)
      return zloty === null || !isPayable ? null : zloty * 100
    }
    return {
      prices: {
        professional_start: priceOf(values.PACKAGES_START_PRICE, sample.start),
        full_support: priceOf(values.PACKAGES_SUPPORT_PRICE, sample.support),
      },
      seller: values.PACKAGES_SELLER ?? (production ? null : sample.seller),
      bankAccount,
      discounts: discountsOf(values.PACKAGES_PROMO_CODES),
      provider: secret === null ? null : { url: values.PACKAGES_PAYMENT_URL, secret },
    }
  },
)

/** Returns the packages with their prices for a year. */
export const pricedPackages = ({ prices }: Offer): readonly PackageView[] =>
  packageKeys.map((key) => {
    const net = prices[key]
    const price = net === null ? { net: null, vat: null, gross: null } : priceOf(net)
    return { key, ...price, currency: 'PLN', months: 12 }
  })

/** Makes the offer known to other plugins. */
export const makePackageOffer = provide(PackageOffer, { offer: Offer }, ({ offer }) => ({ packages: pricedPackages(offer), trialDays }))

/** Price of a package with a code for a discount; `code` as it is stored, `discount` in percent. */
interface Quote {
  readonly code: string | null
  readonly discount: number
  readonly price: Price
}

/** Returns the price of a package with a code; fails for a package that is not offered and for an unknown code. */
export const quote = ({ prices, discounts }: Offer, key: PackageKey, promo: string | undefined): Effect.Effect<Quote, Validation> => {
  const net = prices[key]
  if (net === null) return Effect.fail(new Validation({ schema: { package: ['PACKAGES_NOT_OFFERED'] } }))
  const code = promo?.trim().toUpperCase() || null
  const discount = code === null ? 0 : discounts.get(code)
  return discount === undefined
    ? Effect.fail(new Validation({ schema: { promo: ['PACKAGES_PROMO_UNKNOWN'] } }))
    : Effect.succeed({ code, discount, price: priceOf(net, discount) })
}

import { provide } from '#core/kernel/define.ts'
import { Installation } from '#core/ports/installation.ts'
import { Signing } from '#core/ports/signing.ts'
import { Offer } from '../domain/offer.ts'
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

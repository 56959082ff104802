import { provide } from '#core/kernel/define.ts'
import { PackageOffer } from '#core/packages/price-list.port.ts'
import type { PackageView } from '../contract/package.ts'
import { packageKeys, trialDays } from '../contract/package-keys.ts'
import { Offer } from '../domain/offer.ts'
import { priceOf } from '../domain/price.ts'

/** Returns the packages with their prices for a year. */
export const pricedPackages = ({ prices }: Offer): readonly PackageView[] =>
  packageKeys.map((key) => {
    const net = prices[key]
    const price = net === null ? { net: null, vat: null, gross: null } : priceOf(net)
    return { key, ...price, currency: 'PLN', months: 12 }
  })

/** Makes the offer known to other plugins. */
export const makePackageOffer = provide(PackageOffer, { offer: Offer }, ({ offer }) => ({ packages: pricedPackages(offer), trialDays }))

import { useState } from 'react'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { packagesApi } from '../../contract/api.ts'
import type { PriceView } from '../../contract/package.ts'
import type { PackageKey } from '../../contract/package-keys.ts'

/** Effect of a code on the price of a package, where it was asked for. */
export interface PromoPreview {
  readonly typed: string
  /** Price with the typed code for the chosen package; `null` while it is not known. */
  readonly shown: PriceView | null
  readonly check: () => void
  readonly isPending: boolean
}

/** Asks for the price with a code on demand; what was found stands until code or package change. */
export const usePromoPreview = (key: PackageKey | undefined, promo: string): PromoPreview => {
  const typed = promo.trim()
  const [found, setFound] = useState<{ readonly key: PackageKey; readonly promo: string; readonly price: PriceView } | null>(null)
  const ask = useMutation(packagesApi.previewPrice, {
    onSuccess: (price, input) => setFound({ key: input.package, promo: input.promo ?? '', price }),
  })
  return {
    typed,
    shown: found && typed !== '' && found.key === key && found.promo === typed ? found.price : null,
    check: () => {
      if (key !== undefined) ask.mutate({ package: key, promo: typed })
    },
    isPending: ask.isPending,
  }
}

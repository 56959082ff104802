/** Reasons for a discount that the register of nurseries names in words of its own. */
export const discountReasons = ['sibling', 'large_family', 'disability', 'single_parent'] as const
export type DiscountReason = (typeof discountReasons)[number]

/** Discount of a facility's fee in percent. */
export interface Discount {
  readonly reason: DiscountReason
  readonly percent: number
}

const names: Readonly<Record<DiscountReason, string>> = {
  sibling: 'Rodzeństwo uczęszczające do instytucji',
  large_family: 'Wielodzietność/Karta Dużej Rodziny',
  disability: 'Dziecko niepełnosprawne lub wymagające szczególnej opieki',
  single_parent: 'Samotne wychowanie dziecka',
}

/**
 * Reads the discounts that the register of nurseries states, `Zniżka - Rodzeństwo uczęszczające do instytucji: 20.0%`.
 * Other texts, in words of a facility's own, are not guessed.
 */
export const readDiscounts = (text: string | null): readonly Discount[] =>
  discountReasons.flatMap((reason) => {
    const [, number] = new RegExp(`(?:^|- )${names[reason]}: (\\d{1,3}(?:\\.\\d+)?)%`).exec(text ?? '') ?? []
    const percent = Number(number)
    return percent > 0 && percent <= 100 ? [{ reason, percent }] : []
  })

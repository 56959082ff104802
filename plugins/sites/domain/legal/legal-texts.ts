import type { RichText } from '#core/rich-text/document.ts'
import type { LegalKind } from '../../contract/terms.ts'
import { accessibility } from './accessibility.ts'
import { childProtection } from './child-protection.ts'
import { childProtectionShort } from './child-protection-short.ts'
import type { LegalFacts } from './legal-facts.ts'
import { privacy } from './privacy.ts'

/** Legal pages by kind: their titles, which visitors read in Polish, and their texts. */
export const legalTexts: Readonly<Record<LegalKind, { readonly title: string; readonly text: (facts: LegalFacts) => RichText }>> = {
  child_protection: { title: 'Standardy ochrony małoletnich', text: childProtection },
  child_protection_short: { title: 'Standardy ochrony małoletnich dla dzieci', text: childProtectionShort },
  privacy: { title: 'Klauzula informacyjna RODO', text: privacy },
  accessibility: { title: 'Deklaracja dostępności', text: accessibility },
}

import { provide } from '#core/kernel/define.ts'
import { TermsInForce } from '../contract/terms-in-force.ts'
import { InfoTexts } from './info-texts.port.ts'

/** Chooses the newest edition that is already valid; before all of them, the first. */
export const makeTermsInForce = provide(
  TermsInForce,
  { infoTexts: InfoTexts },
  ({ infoTexts }): TermsInForce =>
    (today) => {
      const editions = infoTexts.documents.terms
      return (editions.find(({ from }) => from <= today) ?? editions.at(-1) ?? editions[0]).from
    },
)

import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Section } from '#web/ui/primitives/Section.tsx'
import { CallToAction } from './CallToAction.tsx'
import css from './parts.module.css'

type SecondaryLink = NonNullable<Parameters<typeof CallToAction>[0]['secondaryLink']>

/** Last section of a page: a question and the call to action, which the page has begun with. */
export const Closing = ({
  page,
  colour,
  secondaryLink,
}: {
  page: 'functions' | 'price-list'
  colour: 'violet' | 'yellow'
  secondaryLink: SecondaryLink
}) => {
  const t = useT()
  return (
    <Section colour={colour} labelledBy="prezentacja">
      <h2 id="prezentacja">{t(messageKey('product-landing', page, 'closing.title'))}</h2>
      <p className={css['text']}>{t(messageKey('product-landing', page, 'closing.text'))}</p>
      <CallToAction look="second" secondaryLink={secondaryLink} />
    </Section>
  )
}

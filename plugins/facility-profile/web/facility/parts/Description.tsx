import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts } from '../../profile.data.ts'
import { Section } from './Section.tsx'

/** Text of the facility about itself: empty lines separate paragraphs. */
export const Description = ({ description }: { description: Facts['description'] }) => {
  const t = useT()
  if (!description) return null
  const paragraphs = description.value.split(/\n\s*\n/).filter((text) => text.trim() !== '')
  return (
    <Section id="opis" title={t('facility-profile.about')} from={[description]}>
      {paragraphs.map((text, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same; the list is rendered once
        <p key={n} lang="pl">
          {text}
        </p>
      ))}
    </Section>
  )
}

import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Card } from '#web/ui/primitives/Card.tsx'
import { CatalogueLinks } from '#web/ui/primitives/CatalogueLinks.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Figures } from '#web/ui/primitives/Figures.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Rating } from '#web/ui/primitives/Rating.tsx'
import { Section } from '#web/ui/primitives/Section.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { UsageBar } from '#web/ui/primitives/UsageBar.tsx'
import { Specimen, State } from '../Specimen.tsx'
import { useSamples } from '../samples.ts'

const colours = ['dark', 'violet', 'yellow'] as const

const LinkedCard = ({ name }: { name: string }) => (
  <Card stretched>
    <h3>
      <a href="#structure">{name}</a>
    </h3>
    <p>{useSamples().sentence}</p>
  </Card>
)

/** Cards, bands, numbers and what is written in them. */
export const Structure = () => {
  const t = useT()
  const { facility, longFacility, sentence, highlighted, usage, withoutEnd, quantity, longLabel, unknown } = useSamples()
  return (
    <>
      <Specimen of="ui/primitives/Card.tsx" note="With stretched the first link of its heading covers the whole card.">
        <State name="plain">
          <Card>
            <h3>{facility}</h3>
            <p>{sentence}</p>
          </Card>
        </State>
        <State name="stretched, long name">
          <LinkedCard name={longFacility} />
        </State>
        <State name="stretched, hover" force="hover">
          <LinkedCard name={facility} />
        </State>
        <State name="stretched, focus" force="focus">
          <LinkedCard name={facility} />
        </State>
      </Specimen>
      <Specimen of="ui/primitives/Section.tsx" note="The same in both themes: the face that people remember.">
        {colours.map((colour) => (
          <State key={colour} name={colour} wide>
            <Section colour={colour} card labelledBy={`section-${colour}`} beside={<Figures of={[{ label: quantity, number: '1 204' }]} />}>
              <h3 id={`section-${colour}`}>{`${facility}, ${colour}`}</h3>
              <p>{sentence}</p>
            </Section>
          </State>
        ))}
      </Specimen>
      <Specimen of="ui/primitives/Container.tsx" note="Column of a page, as wide as navigation bar and footer.">
        <State name="normal" wide>
          <Container>
            <p>{sentence}</p>
          </Container>
        </State>
      </Specimen>
      <Specimen
        of="ui/primitives/Highlight.tsx"
        note="Once on a screen, under the word that matters. A translation marks it with asterisks."
      >
        <State name="by TextWithHighlight">
          <p className="ui-large">
            <TextWithHighlight text={highlighted} highlight={(part) => <Highlight>{part}</Highlight>} />
          </p>
        </State>
      </Specimen>
      <Specimen of="ui/primitives/Figures.tsx">
        <State name="normal, long label, unknown" wide>
          <Figures
            of={[
              { label: quantity, number: '36 599' },
              { label: longLabel, number: '4,6' },
              { label: facility, number: unknown },
            ]}
          />
        </State>
      </Specimen>
      <Specimen of="ui/primitives/Rating.tsx" note="Nothing while there are no opinions.">
        <State name="one, many">
          <Rating score={4.6} count={1} />
          <Rating score={3} count={12_345} />
        </State>
      </Specimen>
      <Specimen of="ui/primitives/UsageBar.tsx">
        <State name="used in part">
          <UsageBar label={quantity} text={usage} used={2} limit={3} />
        </State>
        <State name="full, with note">
          <UsageBar label={longLabel} text={usage} used={3} limit={3} note={sentence} />
        </State>
        <State name="without end">
          <UsageBar label={quantity} text={withoutEnd} used={2} limit={null} />
        </State>
      </Specimen>
      <Specimen of="ui/primitives/CatalogueLinks.tsx">
        <State name={t('shell.nav')} wide>
          <CatalogueLinks totals={{ zlobki: 4_812, przedszkola: 22_345 }} />
        </State>
      </Specimen>
    </>
  )
}

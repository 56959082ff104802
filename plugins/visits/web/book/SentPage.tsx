import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { heldMinutes } from '../../contract/limits.ts'
import css from '../visits.module.css'
import type { sentData } from './book.data.ts'

/** Page after a booking: the family has a place, or confirms it by the link in its mail. */
export const SentPage = () => {
  const t = useT()
  const href = useHref()
  const { facility } = usePageData<typeof sentData>()
  const isConfirmed = usePage().context.path.endsWith('/zapisano')
  return (
    <Container>
      <div className={css['done']}>
        <h1>
          <Highlight>{t(isConfirmed ? 'visits.sent.confirmed' : 'visits.sent.heading')}</Highlight>
        </h1>
        <p>{t(isConfirmed ? 'visits.sent.confirmed.text' : 'visits.sent.text', { count: heldMinutes, facility: facility.name })}</p>
        <p>
          <LinkButton href={href('map_facility', { facility: facility.slug })}>{t('visits.page.profile')}</LinkButton>
        </p>
      </div>
    </Container>
  )
}

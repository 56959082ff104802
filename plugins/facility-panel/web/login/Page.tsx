import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { signInSlot } from '#web/runtime/slots.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { data } from './login.data.ts'
import css from './login.module.css'

/** Sign-in page of `/panel-wizytowki`, with the session of the site. */
export const Page = () => {
  const t = useT()
  const { returnTo } = usePageData<typeof data>()
  return (
    <Container>
      <div className={css['screen']}>
        <header className={css['head']}>
          <h1>
            <TextWithHighlight text={t('facility-panel.listing.login.heading')} highlight={(part) => <Highlight>{part}</Highlight>} />
          </h1>
          <p>{t('facility-panel.listing.login.lead')}</p>
        </header>
        <Slot slot={signInSlot} of={{ returnTo, parts: { 'sign-in': {} } }} />
      </div>
    </Container>
  )
}

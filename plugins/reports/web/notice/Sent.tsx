import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import css from '../components/reports.module.css'
import type { sentData } from '../pages.data.ts'

/** Confirmation page with the number of the notice. */
export const Sent = () => {
  const t = useT()
  const href = useHref()
  const { number } = usePageData<typeof sentData>()
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('reports.notice-form.sent.title')}</h1>
        <p className={css['number']}>{number}</p>
        <p>{t('reports.notice-form.sent.text')}</p>
        <p>
          <LinkButton href={href('/')}>{t('error.page.home')}</LinkButton>
        </p>
      </div>
    </Container>
  )
}

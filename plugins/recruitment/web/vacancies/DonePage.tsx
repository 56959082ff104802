import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { doneData } from './vacancies.data.ts'
import css from './vacancies.module.css'

/** Page after free places were confirmed. */
export const DonePage = () => {
  const t = useT()
  const href = useHref()
  const { facility } = usePageData<typeof doneData>()
  return (
    <Container>
      <div className={css['content']}>
        <h1>{t('recruitment.vacancies.done')}</h1>
        <p>{t('recruitment.vacancies.done.text')}</p>
        <p>
          <LinkButton href={href(`/placowka/${facility.slug}`)}>{t('recruitment.vacancies.profile')}</LinkButton>
        </p>
      </div>
    </Container>
  )
}

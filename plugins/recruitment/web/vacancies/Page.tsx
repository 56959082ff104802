import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { data } from './vacancies.data.ts'
import css from './vacancies.module.css'

/** Page behind the link of a reminder: the free places, and one press that says that they are still right. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facility, vacancies, current } = usePageData<typeof data>()
  return (
    <Container>
      <div className={css['content']}>
        <h1>{t('recruitment.vacancies.heading')}</h1>
        <p>{facility.name}</p>
        <dl className={css['places']}>
          {vacancies.map(({ group, places }) => (
            <div key={group}>
              <dt>{t('recruitment.vacancies.group', { group })}</dt>
              <dd>{places}</dd>
            </div>
          ))}
        </dl>
        {current ? <PostForm labels={{}} send={t('recruitment.vacancies.confirm')} /> : <p>{t('recruitment.vacancies.fresh')}</p>}
        <p>
          <a href={href('facility_recruitment', { facility: facility.id })}>{t('recruitment.vacancies.change')}</a>
        </p>
      </div>
    </Container>
  )
}

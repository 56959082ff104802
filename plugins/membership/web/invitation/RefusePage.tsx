import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { refuseData } from '../pages.data.ts'
import { Gone } from './Gone.tsx'
import css from './invitation.module.css'

/** Page on which somebody refuses an invitation for good, without an account. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const invitation = usePageData<typeof refuseData>()
  if (invitation === null) return <Gone />
  const { facility, email, token } = invitation
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('membership.refuse.heading', { facility: facility.name })}</h1>
        <p>{t('membership.refuse.text', { email })}</p>
        <PostForm labels={{}} send={t('membership.refuse.send')} />
        <p>
          <a href={href(`/zaproszenie/${token}`)}>{t('membership.refuse.keep')}</a>
        </p>
      </div>
    </Container>
  )
}

import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import css from './invitation.module.css'

/** Confirms that an invitation was refused. */
export const Refused = () => {
  const t = useT()
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('membership.refused.heading')}</h1>
        <p>{t('membership.refused.text')}</p>
      </div>
    </Container>
  )
}

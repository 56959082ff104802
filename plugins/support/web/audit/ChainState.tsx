import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../parts/desk.module.css'

/** Tells whether the hash chain of the audit log is whole. */
export const ChainState = () => {
  const { t } = useTranslation('support')
  const { data } = useQuery(supportApi.verifyAudit)
  return (
    <div className={css['badges']}>
      <Badge tone={data.problem === null ? 'good' : 'bad'}>
        {t(data.problem === null ? 'audit.ok' : 'audit.broken', { count: data.entries })}
      </Badge>
      {data.problem !== null && <p>{data.problem}</p>}
    </div>
  )
}

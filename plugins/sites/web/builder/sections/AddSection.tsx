import { Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { siteLimits } from '../../../contract/limits.ts'
import { useContent } from '../state/builder-context.ts'
import css from './sections.module.css'

const KindDialog = lazy(() => import('./KindDialog.tsx'))

/** Button that opens the dialog with the kinds of sections. */
export const AddSection = () => {
  const t = useT()
  const { page } = useContent()
  const [isOpen, setOpen] = useState(false)
  if (page.sections.length >= siteLimits.sections) return <p className={css['hint']}>{t('sites.builder.sections.full')}</p>
  return (
    <div>
      <Button small look="second" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Plus} /> {t('sites.builder.section.add')}
      </Button>
      {isOpen && (
        <QueryBoundary>
          <KindDialog onClose={() => setOpen(false)} />
        </QueryBoundary>
      )}
    </div>
  )
}

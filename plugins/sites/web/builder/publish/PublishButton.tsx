import { lazy, useState } from 'react'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useForgetAnswers } from '#web/app-kit/data/use-invalidate.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { sitesApi } from '../../../contract/api.ts'
import { useBuilder } from '../state/builder-context.ts'

const PublishDialog = lazy(() => import('./PublishDialog.tsx'))

/** Saves what is unsaved, and opens the list of what publishing would change. */
export const PublishButton = () => {
  const t = useT()
  const { draft } = useBuilder()
  const forget = useForgetAnswers()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    if (!(await draft.save())) return
    // A list of some seconds ago lacks what was changed since.
    forget(sitesApi.reviewSite)
    setOpen(true)
  }
  return (
    <>
      <Button small look="main" onClick={() => void open()} aria-disabled={!draft.changed && draft.state === 'saved'}>
        {t('sites.builder.publish')}
      </Button>
      {isOpen && (
        <QueryBoundary>
          <PublishDialog onClose={() => setOpen(false)} />
        </QueryBoundary>
      )}
    </>
  )
}

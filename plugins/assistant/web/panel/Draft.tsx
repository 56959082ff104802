import { lazy, Suspense, useEffect, useState } from 'react'
import type { Slot } from '#core/plugin/slot.ts'
import type { descriptionToolsSlot } from '#plugins/facility-panel/contract/ui.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'

// Loaded with the page of the description alone.
const DraftDescription = lazy(() => import('./DraftDescription.tsx'))

type Subject = typeof descriptionToolsSlot extends Slot<infer Facility> ? Facility : never

/** Draft of the description, for the page on which owners write it; only in the browser, since the server waits for nothing. */
export const Draft = ({ of: { id, put } }: FillProps<Subject, unknown>) => {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted ? (
    <Suspense fallback={null}>
      <DraftDescription facilityId={id} put={put} />
    </Suspense>
  ) : null
}

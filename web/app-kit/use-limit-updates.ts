import { useEffect, useRef } from 'react'

/** Calls back when what a facility may do has changed: its package, or the limits of all. */
export const useLimitUpdates = (facilityId: string, onUpdate: () => unknown): void => {
  const newest = useRef(onUpdate)
  useEffect(() => {
    newest.current = onUpdate
  })
  useEffect(() => {
    // Imported here because the module needs the document.
    const following = import('#web/runtime/session/overview.ts').then(({ onPushed }) =>
      onPushed(({ type, data }) => {
        if (type !== 'limit.updated') return
        const { facility_id } = data as { readonly facility_id: string | null }
        if (facility_id === null || facility_id === facilityId) void newest.current()
      }),
    )
    return () => void following.then((stop) => stop())
  }, [facilityId])
}

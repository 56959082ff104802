import { useEffect, useRef, useState } from 'react'
import { errorText } from '#web/app-kit/data/error-text.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { clearDraft, readDraft, writeDraft } from '#web/app-kit/forms/tab-drafts.ts'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import { problemOf } from '#web/runtime/api.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { sitesApi } from '../../../contract/api.ts'
import type { SiteContent, SiteView } from '../../../contract/site.ts'
import { addChange, type History, redo, startHistory, undo } from './history.ts'
import { type MergedContents, mergeContents } from './merge-contents.ts'

/** Milliseconds after the last change until it is saved. */
const pause = 700

/** Content as the server has it. */
interface Saved {
  readonly content: SiteContent
  readonly version: number
}

/** Both have changed the same pages: what the user would keep, and what somebody else has saved. */
interface Conflict extends MergedContents {
  readonly base: SiteContent
  readonly theirs: Saved & { readonly savedAt: string }
}

/** Errors after which saving again does not help: the site was deleted, or belongs to others now. */
const goneCodes: ReadonlySet<string> = new Set(['error/web-page-not-found', 'error/insufficient-permissions'])

const savedOf = ({ draft, version }: SiteView): Saved => ({ content: draft, version })

/**
 * Draft of a site while it is edited: every change is kept in this tab at once and saved after a pause, can be undone,
 * and is merged with what somebody else has saved meanwhile.
 */
export const useSiteDraft = (site: SiteView) => {
  const t = useT()
  const { id, facility_id } = site
  const user = useUserId() ?? ''
  const form = `site ${id}`
  const [history, setHistory] = useState<History<SiteContent>>(() => startHistory(site.draft))
  const [state, setState] = useState<'saved' | 'pending' | 'failed' | 'refused'>('saved')
  /** Why it was not saved, where it helps to know. */
  const [reason, setReason] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** Counts what changes texts from outside of their editors, which begin anew then. */
  const [epoch, setEpoch] = useState(0)
  const [savedVersion, setSavedVersion] = useState(site.version)
  const [changed, setChanged] = useState(site.changed)
  const [url, setUrl] = useState(site.url)
  const saved = useRef(savedOf(site))
  const latest = useRef(site.draft)
  const running = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = useMutation(sitesApi.changeSite, { acceptedErrors: ['error/version-conflict'], again: () => save() })

  const show = (next: History<SiteContent>) => {
    latest.current = next.present
    setHistory(next)
    writeDraft(user, form, {
      changes: { content: next.present },
      base: { content: saved.current.content },
      version: saved.current.version,
    })
  }

  const send = async (): Promise<boolean> => {
    while (latest.current !== saved.current.content) {
      const { title, theme, look, pages } = latest.current
      const sent = latest.current
      const answer = await change.mutateAsync({
        facility_id,
        id,
        version: saved.current.version,
        title,
        theme,
        pages,
        ...(look && { look }),
      })
      if (answer) {
        saved.current = { content: sent, version: answer.version }
        setSavedVersion(answer.version)
        setChanged(answer.changed)
      } else {
        const newest = await fetchAnswer(sitesApi.showSite, { facility_id, id })
        const theirs = { ...savedOf(newest), savedAt: newest.updated_at }
        const merged = mergeContents({ base: saved.current.content, mine: latest.current, theirs: theirs.content })
        if (merged.conflicts.length > 0) {
          setConflict({ ...merged, base: saved.current.content, theirs })
          return false
        }
        saved.current = theirs
        setEpoch((count) => count + 1)
        latest.current = merged.content
        setHistory((before) => addChange(before, merged.content))
      }
    }
    clearDraft(user, form)
    return true
  }
  /** Saves what is unsaved; returns whether everything is saved then. */
  const save = (): Promise<boolean> => {
    clearTimeout(timer.current)
    running.current ??= send()
      .then((isDone) => {
        setState(isDone ? 'saved' : 'failed')
        return isDone
      })
      .catch((error: unknown) => {
        const { code = '' } = problemOf(sitesApi.changeSite, error) ?? {}
        setReason(errorText(error, t))
        setState(goneCodes.has(code) ? 'refused' : 'failed')
        return false
      })
      .finally(() => {
        running.current = null
      })
    setState('pending')
    return running.current
  }
  const schedule = () => {
    setState('pending')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pause)
  }
  const replace = (next: History<SiteContent>) => {
    if (next.present === latest.current) return
    show(next)
    setEpoch((count) => count + 1)
    schedule()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each site
  useEffect(() => {
    const draft = readDraft(user, form)
    const content = draft?.changes['content'] as SiteContent | undefined
    if (!draft || content === undefined) return
    saved.current = { content: draft.base['content'] as SiteContent, version: draft.version ?? site.version }
    replace(addChange(history, content))
  }, [id])
  const isUnsaved = state !== 'saved'
  useEffect(() => {
    if (!isUnsaved) return
    // Where the session has ended the page leads to the sign-in and back, and then takes the changes from the tab.
    const ask = (event: BeforeUnloadEvent) => document.documentElement.hasAttribute('data-user') && event.preventDefault()
    const retry = () => void save()
    addEventListener('beforeunload', ask)
    addEventListener('online', retry)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('online', retry)
    }
  })

  return {
    content: history.present,
    state,
    reason,
    epoch,
    savedVersion,
    /** Address of the site; `null` while nobody can open it. */
    url,
    /** The saved draft differs from what is published. */
    changed,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (act: (content: SiteContent) => SiteContent, about: string | null = null) => {
      const next = addChange({ ...history, present: latest.current }, act(latest.current), about)
      if (next.present === latest.current) return
      show(next)
      schedule()
    },
    undo: () => replace(undo(history)),
    redo: () => replace(redo(history)),
    save,
    /** Continues with the site that somebody else, or a restored version, has made. */
    take: (newest: SiteView) => {
      saved.current = savedOf(newest)
      latest.current = newest.draft
      setHistory((before) => addChange(before, newest.draft))
      setEpoch((count) => count + 1)
      setSavedVersion(newest.version)
      setChanged(newest.changed)
      setUrl(newest.url)
    },
    conflict,
    /** Ends a conflict with the user's pages, or with those of the other writer. */
    resolve: (choice: 'mine' | 'theirs') => {
      if (!conflict) return
      saved.current = conflict.theirs
      setConflict(null)
      const content = choice === 'mine' ? conflict.content : conflict.theirs.content
      latest.current = content
      // Undoing brings the other version back.
      const other = choice === 'mine' ? conflict.theirs.content : conflict.content
      setHistory((before) => addChange(addChange(before, other), content))
      setEpoch((count) => count + 1)
      void save()
    },
  }
}

export type SiteDraft = ReturnType<typeof useSiteDraft>

// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { press, renderApp } from '../testing/render-app.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { UnsentText } from './UnsentText.tsx'
import { type Attachments, useAttachments } from './use-attachments.ts'

test('RT-03 where a conversation has ended, a text that was being written can be copied until it is discarded', async () => {
  const written: string[] = []
  const text = { text: 'Zaczęłam pisać', write: (next: string) => void written.push(next), forget: () => void written.push('forgotten') }
  const root = await renderApp(<UnsentText of={text} />)
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Tej wiadomości nie wysłano. Możesz ją jeszcze skopiować:')
  expect(document.querySelector('blockquote')?.textContent).toBe('Zaczęłam pisać')
  await press('Usuń')
  expect(written).toEqual(['', 'forgotten'])
  await act(async () => root.render(<UnsentText of={{ ...text, text: '' }} />))
  expect(document.querySelector('blockquote')).toBeNull()
})

test('RT-03 the note about missing internet has its place before, so that it is announced', async () => {
  await renderApp(<OfflineNote of={{ isOffline: false }} />)
  expect(document.querySelector('[role="status"]')?.textContent).toBe('')
  await renderApp(<OfflineNote of={{ isOffline: true }} />)
  expect(document.querySelector('[role="status"]')?.textContent).toMatch(/^Brak internetu/)
})

test('RT-03 the files of a refused message return to the one that is being written', async () => {
  let attachments: Attachments | undefined
  const Files = () => {
    attachments = useAttachments({ route: {} as never, input: {} as never, accept: '.pdf', max: 2, toFile: () => ({ id: '', name: '' }) })
    return attachments.files.map(({ name }) => name).join()
  }
  await renderApp(<Files />)
  await act(async () => attachments?.putBack([{ id: '1', name: 'plan.pdf' }]))
  expect(document.querySelector('main')?.textContent).toBe('plan.pdf')
  let taken: unknown
  await act(async () => {
    taken = attachments?.take()
  })
  expect([taken, document.querySelector('main')?.textContent]).toEqual([[{ id: '1', name: 'plan.pdf' }], ''])
})

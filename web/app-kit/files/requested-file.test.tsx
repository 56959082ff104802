// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { press, renderApp } from '../testing/render-app.tsx'
import { RequestedFile } from './RequestedFile.tsx'

const labels = { open: 'Otwórz', openNamed: 'Otwórz: umowa', download: 'Pobierz' }

const Card = ({ mime }: { readonly mime: string }) => {
  const [file, setFile] = useState<Blob | null>(null)
  const onRequest = () => setFile(new Blob(['umowa'], { type: mime }))
  return <RequestedFile name="umowa" mime={mime} saveAs="umowa-1" file={file} isPending={false} onRequest={onRequest} labels={labels} />
}

test('shows a picture in place, offers other files as a download, and frees both with the card', async () => {
  const freed = vi.spyOn(URL, 'revokeObjectURL')
  for (const [mime, selector, texts] of [
    ['image/png', 'main > img', { alt: 'umowa' }],
    ['application/pdf', 'main > a', { download: 'umowa-1', textContent: 'Pobierz' }],
  ] as const) {
    const root = await renderApp(<Card mime={mime} />)
    expect(document.querySelector('main > img, main > a')).toBeNull()
    await press('Otwórz')
    const shown = document.querySelector<HTMLImageElement & HTMLAnchorElement>(selector)
    expect(shown).toMatchObject(texts)
    await act(async () => root.unmount())
    expect(freed).toHaveBeenLastCalledWith(shown?.src ?? shown?.href)
  }
})

import { expect, type Locator, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { openPage } from '#config/quality/testing/open-page.ts'
import { withExif } from '../app-kit/files/testing/sample-jpeg.ts'
import { signIn, signInNewUser } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'
import { keepDraftsApart } from './own-drafts.ts'
import { textEditor } from './text-editor.ts'
import { closeSettings, openSettings } from './written-posts.ts'

interface SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

type WithSentFiles = typeof globalThis & { sentFiles: File[] }

test.beforeEach(async ({ page }) => {
  await setUniqueAddress(page)
  // Chromium does not tell the files of a request.
  await page.addInitScript(() => {
    const files: File[] = []
    Object.assign(globalThis, { sentFiles: files })
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) files.push(body.get('file') as File)
      send.call(this, body)
    }
  })
})
test.slow()

/** Returns the files that the page has sent, as the server got them. */
const sentFiles = async (page: Page): Promise<readonly SentFile[]> => {
  const files = await page.evaluate(() =>
    Promise.all(
      (globalThis as WithSentFiles).sentFiles.map(async (file) => ({
        name: file.name,
        type: file.type,
        base64: new Uint8Array(await file.arrayBuffer()).toBase64(),
      })),
    ),
  )
  return files.map(({ base64, ...file }) => ({ ...file, bytes: Buffer.from(base64, 'base64') }))
}

/** Picture of a telephone that lies on its side: over 5 MB, red at the top left of its pixels, so at the top right for people. */
const bigPhoto = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const corner = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const jpeg = await sharp({ create: { width: 4800, height: 3600, channels: 3, background: '#808080', noise } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .jpeg({ quality: 92 })
    .toBuffer()
  const photo = withExif(jpeg, 6)
  expect(photo.length).toBeGreaterThan(5_000_000)
  return Buffer.from(photo)
}
const plainPicture = (width: number, height: number, background = '#2a9d8f') =>
  sharp({ create: { width, height, channels: 4, background } })
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(5_500_000)])

const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data]
}

/** Opens the form of a new post of the owner's facility, which these tests never send. */
const openPost = async (page: Page) => {
  await keepDraftsApart(page.context())
  await signIn(page.context(), 'wlasciciel@demo.test', 'Demo!2345')
  const [, id = ''] = /data-edit="([^"]+)"/.exec(await (await page.request.get('/placowka/sloneczko-przedszkole-krakow')).text()) ?? []
  await openPage(page, `/user_facility/${id}/publications/new`)
  await openSettings(page)
}

interface NamedBytes {
  readonly name: string
  readonly type: string
  readonly buffer: Buffer
}

/** Drops files on an element, or pastes them into it. */
const give = async (target: Locator, event: 'drop' | 'paste', files: readonly NamedBytes[]) =>
  target.evaluate(
    (element, { event, files }) => {
      const data = new DataTransfer()
      for (const { name, type, base64 } of files) data.items.add(new File([Uint8Array.fromBase64(base64)], name, { type }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      )
    },
    { event, files: files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') })) },
  )

test('UP-02 a big photo is sent upright, smaller and without place and camera; WebP and AVIF as JPEG; several at once', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  await openPost(page)
  expect(scripts.filter((script) => script.includes('ICC_PROFILE'))).toEqual([])
  const field = page.getByLabel('Dodaj załączniki')
  await expect(field).toHaveAttribute('accept', /\.heic.*\.webp,\.avif/)
  await field.setInputFiles([
    { name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: await bigPhoto() },
    { name: 'plac.webp', mimeType: 'image/webp', buffer: await plainPicture(3000, 1000).webp().toBuffer() },
    { name: 'sala.avif', mimeType: 'image/avif', buffer: await plainPicture(600, 400).avif().toBuffer() },
  ])
  await expect(page.getByText('Przygotowywanie zdjęcia…').first()).toBeVisible()
  for (const name of ['IMG_2041.jpg', 'plac.jpg', 'sala.jpg']) await expect(page.getByRole('link', { name }).first()).toBeVisible()

  const sent = new Map((await sentFiles(page)).map((file) => [file.name, file]))
  expect([...sent.keys()].toSorted()).toEqual(['IMG_2041.jpg', 'plac.jpg', 'sala.jpg'])
  const photo = sent.get('IMG_2041.jpg')?.bytes ?? Buffer.alloc(0)
  const { width, height, format, exif, orientation } = await sharp(photo).metadata()
  expect({ width, height, format, exif, orientation }).toEqual({
    width: 1920,
    height: 2560,
    format: 'jpeg',
    exif: undefined,
    orientation: undefined,
  })
  expect([photo.length < 5_000_000, photo.includes('Telefon')]).toEqual([true, false])
  const [red = 0, green = 255] = await colourAt(photo, 1900, 20)
  expect([red > 220, green < 40]).toEqual([true, true])
  expect((await colourAt(photo, 20, 2540))[1]).toBeGreaterThan(40)
  expect(await sharp(sent.get('plac.jpg')?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2560, height: 853 })
  expect(await sharp(sent.get('sala.jpg')?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 })
})

test('UP-02 a picture within the limits keeps its pixels, a transparent PNG its holes, and both lose their metadata', async ({ page }) => {
  await openPost(page)
  const jpeg = await plainPicture(800, 600).jpeg().toBuffer()
  const holes = await plainPicture(400, 300, '#00000000')
    .withExif({ IFD0: { Make: 'Telefon' } })
    .png()
    .toBuffer()
  const largeHoles = await plainPicture(3000, 3000, '#2a9d8f80').png().toBuffer()
  await page.getByLabel('Dodaj załączniki').setInputFiles([
    { name: 'maly.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(withExif(jpeg, 3)) },
    { name: 'dziury.png', mimeType: 'image/png', buffer: holes },
    { name: 'wielkie.png', mimeType: 'image/png', buffer: largeHoles },
  ])
  for (const name of ['maly.jpg', 'dziury', 'wielkie']) await expect(page.getByRole('link', { name }).first()).toBeVisible()
  const sent = new Map((await sentFiles(page)).map((file) => [file.name, file]))
  const [small, png, large] = ['maly.jpg', 'dziury.png', 'wielkie.png'].map((name) => sent.get(name)?.bytes ?? Buffer.alloc(0))
  for (const bytes of [small, png]) expect(bytes?.includes('Telefon')).toBe(false)
  expect(await sharp(small).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer())
  expect(await sharp(small).metadata()).toMatchObject({ orientation: 3 })
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 400, hasAlpha: true })
  expect(await sharp(large).metadata()).toMatchObject({ format: 'png', width: 2560, hasAlpha: true })
})

test('UP-02 what the browser cannot read is not sent and says its format and how to save it as JPEG', async ({ page }) => {
  await openPost(page)
  const cover = page.getByLabel('Zdjęcie na górze')
  await cover.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: '', buffer: heic })
  await expect(page.getByText(/To zdjęcie w formacie HEIC.*Ustawienia > Aparat > Formaty > Najbardziej zgodne/)).toBeVisible()
  // The name says nothing.
  await cover.setInputFiles({ name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: heic })
  await expect(page.getByText(/To zdjęcie w formacie HEIC/)).toHaveCount(2)
  await cover.setInputFiles({ name: 'skan.tiff', mimeType: 'image/tiff', buffer: await plainPicture(40, 40).tiff().toBuffer() })
  await expect(page.getByText(/To zdjęcie w formacie TIFF/)).toBeVisible()
  await cover.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(40) })
  await expect(page.getByText('Nieprawidłowy format pliku')).toBeVisible()
  expect(await sentFiles(page)).toEqual([])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})

test('UP-02 photos are dropped and pasted as they are: in fields of files, in a text, in a message', async ({ page, browser }) => {
  const webp = { name: 'plac.webp', type: 'image/webp', buffer: await plainPicture(3000, 2000).webp().toBuffer() }
  const png = { name: 'image.png', type: 'image/png', buffer: await plainPicture(3000, 2000).png().toBuffer() }
  await openPost(page)
  const zone = page.locator('[data-upload-zone]').filter({ has: page.getByLabel('Dodaj załączniki') })
  await give(zone, 'drop', [webp])
  await give(page.getByLabel('Dodaj załączniki'), 'paste', [png])
  for (const name of ['plac.jpg', 'image.jpg']) await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await closeSettings(page)
  const editor = textEditor(page)
  await editor.click()
  await give(editor, 'paste', [{ ...webp, name: 'w-tekscie.webp' }])
  await expect(editor.locator('img')).toHaveCount(1)
  const sent = async () => (await sentFiles(page)).map(({ name, type }) => [name, type])
  await expect.poll(sent).toEqual([
    ['plac.jpg', 'image/jpeg'],
    ['image.jpg', 'image/jpeg'],
    ['w-tekscie.jpg', 'image/jpeg'],
  ])

  const mother = await (await browser.newContext()).newPage()
  await signIn(mother.context(), 'mama@demo.test', 'Demo!2345')
  await openPage(mother, '/user/messages')
  await mother.getByRole('listitem').filter({ hasText: 'Rozmowa z kadrą' }).first().getByRole('link').click()
  await expect(mother.locator('input[name=files]')).toHaveAttribute('accept', /\.heic/)
  await give(mother.getByLabel('Twoja wiadomość'), 'paste', [{ ...webp, name: 'kolano.webp' }])
  await expect(mother.getByRole('button', { name: 'kolano.jpg' })).toBeVisible()
})

test('UP-02 the photo of a profile is made ready in its form, and says when it cannot be read', async ({ page }) => {
  await signInNewUser(page)
  const profile = page.getByRole('region', { name: 'O Tobie' })
  const field = profile.getByLabel('Zdjęcie')
  await field.setInputFiles({ name: 'ja.HEIC', mimeType: '', buffer: heic })
  await expect(profile.getByText(/To zdjęcie w formacie HEIC/)).toBeVisible()
  await profile.getByRole('button', { name: 'Zapisz zdjęcie' }).click()
  await expect(profile.getByText(/To zdjęcie w formacie HEIC/)).toHaveCount(3)
  await field.setInputFiles({ name: 'ja.jpg', mimeType: 'image/jpeg', buffer: await bigPhoto() })
  await expect(profile.getByText('Wybrano: ja.jpg')).toBeVisible()
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.[0]?.size)).toBeLessThan(5_000_000)
  await profile.getByRole('button', { name: 'Zapisz zdjęcie' }).click()
  await expect(profile.getByRole('button', { name: 'Usuń zdjęcie' })).toBeVisible()
})

import { expect, test } from 'vitest'
import { formerPathOf, pageOfFormer } from './former-paths.ts'

test('WB-23 what an owner types or pastes is read as a path without host, query and language', () => {
  const paths = {
    '/oferta.html': '/oferta.html',
    'oferta.html': '/oferta.html',
    'https://bajka.pl/O-nas/Kadra/?utm=x#y': '/o-nas/kadra',
    '/uk/oferta': '/oferta',
    '/za%C5%82oga': '/załoga',
  }
  for (const [typed, path] of Object.entries(paths)) expect([typed, formerPathOf(typed)]).toEqual([typed, path])
  for (const typed of ['', ' ', '/', 'https://bajka.pl', `/${'a'.repeat(300)}`]) expect([typed, formerPathOf(typed)]).toEqual([typed, null])
})

test('WB-23 an address is found in whatever letters it is written; what is no text leads nowhere', () => {
  const pages = [{ id: 'a' }, { id: 'b', former: ['/załoga', '/index.php'] }]
  for (const path of ['/za%C5%82oga', '/ZAŁOGA/', '/index.php']) expect([path, pageOfFormer(pages, path)?.id]).toEqual([path, 'b'])
  for (const path of ['/', '/inna', '/%E0%A4%A', '//index.php']) expect([path, pageOfFormer(pages, path)]).toEqual([path, undefined])
})

import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { unprotectedServices } from './unprotected-services.ts'

const found = (variables: Readonly<Record<string, string>>) => unprotectedServices(readEnvironment({ APP_ENV: 'test', ...variables }))
const mail = (SMTP_URL: string) => ({ SMTP_URL, MAIL_FROM: 'poczta@kredka.test' })

test('J11 names the services on other machines that are reached without TLS', () => {
  expect(
    found({
      DATABASE_URL: 'postgresql://kredka:x@10.0.2.1:6432/kredka',
      DATABASE_DIRECT_URL: 'postgresql://kredka:x@10.0.2.1:5432/kredka?sslmode=no-verify',
      STORAGE_URL: 's3://key:secret@10.0.3.1:9000/uploads?tls=off',
      SEARCH_URL: 'http://10.0.1.11:3001',
      CLAMD_ADDRESS: '10.0.1.12:3310',
      ...mail('smtp://user:x@smtp.kredka.test:587'),
    }),
  ).toEqual([
    'DATABASE_URL: add ?sslmode=verify-full',
    'DATABASE_DIRECT_URL: add ?sslmode=verify-full',
    'STORAGE_URL: remove tls=off',
    'SMTP_URL: use smtps, or add ?requireTLS=true',
    'SEARCH_URL: use https',
    'CLAMD_ADDRESS: ClamAV has no TLS; run it on this machine',
  ])
})

test('names nothing on this machine, and nothing that is reached by TLS', () => {
  expect(found({})).toEqual([])
  expect(
    found({
      DATABASE_URL: 'postgresql://kredka:x@127.0.0.1:6432/kredka',
      STORAGE_URL: 's3://key:secret@localhost:9000/uploads?tls=off',
      CLAMD_ADDRESS: 'localhost:3310',
      ...mail('smtp://localhost:25'),
    }),
  ).toEqual([])
  expect(
    found({
      DATABASE_URL: 'postgresql://kredka:x@10.0.2.1/kredka?sslmode=verify-full',
      STORAGE_URL: 's3://key:secret@s3.kredka.test/uploads',
      SEARCH_URL: 'https://search.kredka.test',
      ...mail('smtps://user:x@smtp.kredka.test'),
    }),
  ).toEqual([])
  expect(found(mail('smtp://user:x@smtp.kredka.test:587?requireTLS=true'))).toEqual([])
})

/**
 * Meaning of a variable in the documents, and the effect of a missing value where there is no default. Markdown,
 * without a final full stop.
 */
export interface VariableMeaning {
  readonly meaning: string
  readonly missing?: string
}

const operator = {
  meaning: 'Operator of the installation, named in terms, privacy policy and footer; all three or none',
  missing: 'the pages state that no operator is named',
} as const
const mail = { missing: 'mails are stored, shown at `/dev/mails`, and not sent' } as const
const notOffered = 'the package cannot be ordered; outside of production an invented price'

/** Meanings of the variables, by name. */
export const variableMeanings: Readonly<Record<string, VariableMeaning>> = {
  PORT: { meaning: 'Port of the server' },
  HOST: { meaning: 'Network interface of the server' },
  APP_ENV: {
    meaning:
      'All but production show a watermark and are `noindex`. Production: no demo data, no `/dev/mails`, no generated secrets. Test: requests wait, however busy the process is',
  },
  DATABASE_URL: { meaning: 'Any PostgreSQL 15 or newer with ICU', missing: 'the embedded PostgreSQL under `DATA_DIR`' },
  DATABASE_DIRECT_URL: {
    meaning:
      'Address of the same database without a pooler, where `DATABASE_URL` is one in transaction mode: for LISTEN, jobs, migrations, backups and the search index',
    missing: '`DATABASE_URL` serves them too',
  },
  DATABASE_REPLICA_URLS: {
    meaning:
      'Streaming replicas of the same database, each by its own address, not through a balancer: pages of visitors and the search index are read from one that has everything the process knows of, else from the primary. The account must be a member of `pg_monitor`',
    missing: 'everything is read from the primary',
  },
  DATABASE_PREPARED_STATEMENTS: {
    meaning:
      'Keeps frequent statements prepared, by name. `no` spares the second attempts behind a pooler that knows no prepared statements (PgBouncer before 1.21)',
  },
  DATA_DIR: {
    meaning:
      'Embedded database, uploads, the base map of the operator, urgent messages until they are in the database, and the generated secret of sessions and second factors',
  },
  STORAGE_URL: {
    meaning: 'Folder or S3-compatible store of uploads; all processes need the same',
    missing: 'the folder `files` in `DATA_DIR`',
  },
  NAME_SERVERS: {
    meaning: 'Name servers that are asked about own domains of sites; some remember for hours that a record was missing',
    missing: 'those of the system',
  },
  CLAMD_ADDRESS: {
    meaning: 'Daemon of ClamAV that scans uploaded documents; while it does not answer, none are accepted',
    missing: 'documents are not scanned',
  },
  KREDKA_ROLE: {
    meaning:
      'Parts that this server process runs: pages and API, jobs and mails, websockets, search index. Health and metrics are served by each',
  },
  TRUSTED_PROXIES: {
    meaning:
      'Proxies whose `X-Forwarded-For` is believed, counted from the right; with a balancer on another machine its address, else all visitors share one limit',
  },
  PUBLIC_URL: { meaning: 'Canonical address. Passkeys belong to its host; there are none where the host is an IP address' },
  FILES_URL: {
    meaning:
      'Origin that serves uploaded files and nothing else, without cookies, such as `https://pliki.kredka.pl`; its requests go to the same server',
    missing: 'the host of pages serves them',
  },
  MAIN_HOSTS: {
    meaning:
      'Hosts of the directory, besides that of `PUBLIC_URL`, IP addresses and single labels; the first label of a host below them is the web site of a facility, any other host a site at a domain of its own',
  },
  GEOCODER_URL: {
    meaning: 'Nominatim-compatible server; it gets at most one request a second from all processes together',
    missing: 'only the gazetteer is used',
  },
  ROUTING_URL: {
    meaning:
      'OSRM server (`/table/v1`) for the way between home and work, such as `https://routing.example/routed-{mode}`; `{mode}` stands for `car`, `bike` or `foot`. It gets points of cities and facilities, never those of a reader',
    missing: 'times follow straight lines',
  },
  AI_URL: {
    meaning:
      'Base of an OpenAI-compatible service, `https://models.example/v1`, whose language model the assistant asks; together with `AI_MODEL`',
    missing: 'rules alone answer, and no request leaves the server',
  },
  AI_KEY: { meaning: 'Key of that service', missing: 'requests have no `Authorization`' },
  AI_MODEL: { meaning: 'Name of the model there; together with `AI_URL`', missing: 'rules alone answer' },
  AI_TIMEOUT_MS: { meaning: 'Milliseconds for a whole answer of the model; then the rules answer' },
  AI_DAILY_TOKENS: { meaning: 'Tokens that all processes together may spend in a day; then the rules answer', missing: 'no limit' },
  OPERATOR_NAME: operator,
  OPERATOR_ADDRESS: operator,
  OPERATOR_EMAIL: operator,
  SMTP_URL: { meaning: 'Mail server: `smtp://user:password@host:587`, `smtps://…`; together with `MAIL_FROM`', ...mail },
  MAIL_FROM: { meaning: 'Sender of all mails: `Kredka <poczta@kredka.pl>`; together with `SMTP_URL`', ...mail },
  SUPPORT_PHONE: { meaning: 'Telephone of customer service, in the footer; the default is a number of the demo' },
  JWT_SECRETS: {
    meaning: 'Secrets that sign sessions and encrypt second factors ([rotation](../cli/README.md#secrets))',
    missing: 'generated once and stored in `DATA_DIR`',
  },
  SEARCH_URL: {
    meaning:
      'Process that holds the search index and answers for this one, which then reads no facilities ([search process](../cli/README.md#search-process))',
    missing: 'this process holds its own index',
  },
  PAGE_CACHE_MB: { meaning: 'Memory of the page cache in megabytes' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'Receiver of traces (OTLP over HTTP, JSON, below `/v1/traces`), such as `http://localhost:4318`',
    missing: 'nothing is traced',
  },
  OTEL_SERVICE_NAME: { meaning: 'Name of this installation in traces' },
  LOG_LEVEL: { meaning: 'Level of the JSON log (pino) on stdout' },
  ACCOUNTS_SESSION_DAYS: { meaning: 'Days after which users sign in again, however much they use the session' },
  ACCOUNTS_STAFF_SESSION_HOURS: { meaning: 'Hours after which support and editors sign in again' },
  MAP_STYLE_URL: {
    meaning: 'MapLibre style that replaces the base map; everything it refers to must be on its own host',
    missing: 'the bundled base map',
  },
  PACKAGES_START_PRICE: { meaning: 'Price of a year of the package “Profesjonalny start”', missing: notOffered },
  PACKAGES_SUPPORT_PRICE: { meaning: 'Price of a year of the package “Pełne wsparcie”', missing: notOffered },
  PACKAGES_SELLER: { meaning: 'Seller as the proforma prints it: name, address and NIP', missing: 'the proforma names none' },
  PACKAGES_BANK_ACCOUNT: { meaning: 'Account for bank transfers', missing: 'orders are paid online only' },
  PACKAGES_PAYMENT_URL: {
    meaning: 'Page of the payment provider; it gets `order`, `amount` in grosze and `signature` as its query',
    missing: 'orders are paid by bank transfer only',
  },
  PACKAGES_PAYMENT_SECRET: {
    meaning: 'Secret with which the payment provider signs its notices (decision 080)',
    missing: 'notices of payments are refused, support confirms orders',
  },
  PACKAGES_PROMO_CODES: { meaning: 'Codes for discounts in percent', missing: 'no codes' },
  PARTNERS_KEYS: {
    meaning: 'Keys and secrets with which partners sign their imports by the API',
    missing: 'partners import by the operator only',
  },
}

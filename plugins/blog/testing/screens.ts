/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  blog: '/blog',
  'blog post': '/blog/adaptacja-bez-pospiechu-pierwsze-dwa-tygodnie-w-przedszkolu',
  contests: '/konkursy',
}

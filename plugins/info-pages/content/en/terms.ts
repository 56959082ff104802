import type { Translation } from '../../contract/info-text.ts'
import type { terms as pl } from '../pl/terms.ts'

/** Terms of service. */
export const terms: Translation<typeof pl> = {
  lead: 'The rules for using Kredka: what the service does, what we are responsible for, and how to tell us that something is wrong.',
  short: [
    'Kredka is free, without adverts, and you don’t need an account to search and read.',
    'The data comes from registers. We give its source and date, but whoever keeps a register is responsible for what it says.',
    'We answer complaints within 14 days.',
  ],
  chapters: {
    'kto-i-co': {
      title: 'Who provides the service',
      blocks: [
        'Kredka is run by its operator:',
        { card: 'operator' },
        'Below, “we” means the operator and “you” means anyone who uses the service.',
      ],
    },
    slowniczek: {
      title: 'What the words mean',
      blocks: [
        {
          facts: [
            ['Facility', 'a nursery, toddler club, childminder, kindergarten, preschool unit or group, preschool class or primary school.'],
            ['Profile', 'the page of one facility, with what is known about it.'],
            ['Register', 'an official list of facilities from which we take data.'],
            ['Terms', 'this document, in the version whose number and date are shown at the top.'],
          ],
        },
      ],
    },
    uslugi: {
      title: 'What you get',
      blocks: [
        'The services provided electronically are:',
        {
          list: [
            'browsing and filtering the directory, the map and the profiles,',
            'showing the phone numbers and email addresses of facilities,',
            'sending messages through the [contact form](contact),',
            'booking [presentations of the service](presentation) on behalf of a facility,',
            'keeping an [account](register): profile, devices and notifications,',
            'publishing [checked opinions](how_we_check) and the answers to them,',
            'passing questions, applications for children and requests to join on to facilities,',
            'running the profile and the panel of a facility by those who represent it.',
          ],
        },
        'All of them are free, for facilities too; these can buy more according to the [price list](product_landing_price_list). The agreement begins when you open a page and ends when you close it; the agreement on an account lasts from its confirmation until it is deleted. You can end either at any time, without giving a reason.',
      ],
    },
    konto: {
      title: 'The account',
      blocks: [
        'You create it with your real first and last name and your own email address, and confirm it through the email we send there. The password is yours alone: don’t share it, and if someone may have learnt it, change it and sign out unknown devices in your profile.',
        'You can delete the account in your profile at any time; as a consumer you withdraw from the agreement within 14 days in the same way. We may block it only if it is used to break these rules. We will then write to you with the reason and tell you how to appeal, and a person will decide on the appeal.',
      ],
    },
    wymagania: {
      title: 'What you need',
      blocks: [
        'All you need is a device with internet access and a browser that supports encrypted connections. You can do without JavaScript unless you want to move the map. Your provider charges you for data transfer.',
        'As with any service on the internet, someone may imitate a page or try to trick you into giving away data. We never ask for a card number, a bank password or a child’s PESEL number.',
      ],
    },
    dane: {
      title: 'Where the data comes from and what we are responsible for',
      blocks: [
        'Information about facilities comes from the sources described under [Data sources](sources). We take care to read it faithfully, date it and keep it up to date. We cannot guarantee, however, that a register matches what you find on the spot.',
        'Before you decide, check the most important things, especially fees and free places, with the facility itself. A profile is neither an offer within the meaning of the Polish Civil Code nor a promise that a child will be admitted.',
        'Nothing in this document limits the rights that consumers have by law.',
      ],
    },
    wolno: {
      title: 'What is allowed and what is not',
      blocks: [
        'You may freely read, print, share and quote the pages of Kredka, also for professional purposes. You may use the public API within the limits it states.',
        'You may not:',
        {
          list: [
            'collect phone numbers and email addresses in bulk or send unsolicited offers to them,',
            'overload the service so that others cannot use it, or get around its safeguards,',
            'send unlawful or offensive content through forms, or content that violates privacy, especially that of children.',
          ],
        },
        'Requests over a limit are rejected automatically for a short time. Nothing else is blocked by a program alone.',
      ],
    },
    kolejnosc: {
      title: 'Order of results',
      blocks: [
        'Payment has no influence on the place in a list. The main parameters and their weight are described in [How lists are ordered](ordering), which is part of these terms.',
      ],
    },
    tresci: {
      title: 'Reporting content and point of contact',
      blocks: [
        'We read opinions before they are published, and check what facilities write about themselves where it matters. If you think that something here is illegal or breaks these rules, for example that it infringes your rights or your copyright, use “Report” beside it or the [form without signing in](notice).',
        'Please say which page it is, why you think the content is against the law, your name and email address, and that you are acting in good faith. We will confirm receipt, a person will look into it, and you will receive a decision with reasons. You can appeal free of charge for 6 months; somebody else than the first time will decide. The page [Transparency](transparency) tells how many such cases there were.',
        'The same address, phone number and form are the point of contact for authorities of the member states, the European Commission and the Board for Digital Services, and for recipients of the service (Regulation 2022/2065, articles 11 and 12). You can contact us in Polish, Ukrainian and English.',
      ],
    },
    reklamacje: {
      title: 'Complaints and disputes',
      blocks: [
        'If something doesn’t work, write to us or call: what happened, on which page and when, and how we can reply to you. We will deal with your complaint within 14 days.',
        'Consumers can get free help from their county or city consumer ombudsman and use out-of-court dispute resolution; the list of authorised bodies is kept by the consumer protection office, [UOKiK](https://uokik.gov.pl).',
        'Polish law applies. A dispute with a consumer is decided by the court competent under the general rules.',
      ],
    },
    zmiany: {
      title: 'Changes to these terms',
      blocks: [
        'We change them only for a good reason: a new feature, a change in the law or a need to be clearer. A new version gets the next number and takes effect no sooner than 14 days after it is announced on this page; the previous one stays available at its own address.',
      ],
    },
  },
}

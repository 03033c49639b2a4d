import { AGENT_INVITATIONS } from './agent-invitations.ts'
import { COPY_WORDS } from './copy-words.ts'
import { ENQUIRY_COPIES } from './enquiry-copies.ts'
import { malayHomes } from './homes-words.ts'
import { LAUNCH_LETTERS } from './launch-letters.ts'
import { LISTING_LETTERS } from './listing-letters.ts'
import type { MessageWords } from './message-words.ts'
import { OWN_HOMES } from './own-home-words.ts'
import { PROPOSAL_LETTERS } from './proposal-letters.ts'

export const malay: MessageWords = {
  greeting: { named: 'Salam {name},', nameless: 'Salam,' },
  address: 'Jika butang tidak berfungsi, buka alamat ini:',
  footer: 'realEstate menghantar mesej ini kerana ia berkaitan dengan akaun anda. Balasan kepada mesej ini tidak dibaca.',
  emailChange: { sent: 'Kod sedang dihantar ke {email}.', changed: 'Alamat e-mel anda kini {email}.' },
  news: {
    sales: { one: '{n} jualan baharu', other: '{n} jualan baharu' },
    projects: { one: '{n} projek baharu', other: '{n} projek baharu' },
    newest: '{name}: {price}, {month}',
    places: {
      reach: { one: 'Dalam {n} minit dari {place}', other: 'Dalam {n} minit dari {place}' },
      around: { one: 'Dalam {n} m dari {place}', other: 'Dalam {n} m dari {place}' },
      outlines: { one: 'Di dalam sempadan yang anda lukis', other: 'Di dalam {n} sempadan yang anda lukis' },
      stationNamed: 'stesen {name}',
      station: 'sebuah stesen',
      place: 'tempat yang anda pilih',
    },
    homes: malayHomes,
    stop: 'Hentikan semua makluman',
  },
  appointments: {
    viewing: { plain: 'Lawatan', of: 'Lawatan ke {home}' },
    valuation: { plain: 'Penilaian', of: 'Penilaian {home}' },
    consultation: { plain: 'Perundingan', of: 'Perundingan tentang {home}' },
    meeting: { plain: 'Mesyuarat', of: 'Mesyuarat: {home}' },
    blocked: { plain: 'Masa tidak tersedia', of: 'Masa tidak tersedia: {home}' },
    other: { plain: 'Janji temu', of: 'Janji temu: {home}' },
    footer:
      'realEstate menghantar mesej ini kerana seseorang menulis kepada kami, atau membuat janji temu, dengan alamat ini. Balasan kepadanya tidak dibaca.',
    desk: 'Meja Penilaian realEstate',
    openHouse: 'Rumah terbuka: {home}',
    calendar: 'Janji temu realEstate',
    placeLater: 'Tempatnya dipersetujui dengan anda kemudian.',
    reason: 'Catatan mereka: “{reason}”',
  },
  orders: {
    services: { photographs: 'gambar foto', 'floor-plan': 'pelan lantai', tour: 'lawatan 360°', staging: 'hiasan maya', video: 'video' },
    visit: 'Lawatan: {place}',
    due: 'Perlu dihantar pada {day}.',
    says: 'Mereka menulis: “{text}”',
  },
  listings: {
    asked: { sale: 'Untuk dijual pada {price}', rent: 'Untuk disewa pada {price} sebulan', room: 'Bilik pada {price} sebulan' },
    until: 'Dipaparkan sehingga {day}. Buka dan tekan sekali untuk mengekalkannya.',
  },
  ownHomes: OWN_HOMES.ms.words,
  enquiryCopies: { stop: ENQUIRY_COPIES.ms.stop },
  notices: {
    somebody: 'seseorang',
    settings: 'Pilih cara anda dimaklumkan',
    kinds: {
      'lead-new': { subject: 'Prospek baharu', text: '{who} telah menulis kepada anda.' },
      'lead-held': { subject: 'Satu pertanyaan ditahan', text: 'Mungkin ditulis oleh mesin. Terima jika oleh orang, atau buang.' },
      'lead-assigned': { subject: 'Satu prospek diserahkan kepada anda', text: 'Mulai sekarang andalah yang menjawab {who}.' },
      'lead-follow-up': { subject: 'Prospek untuk disusuli', text: 'Hari ini ialah hari yang anda tetapkan untuk menyusuli {who}.' },
      'booking-asked': { subject: 'Janji temu menunggu anda', text: '{who} meminta janji temu. Sahkan atau tolak dalam tempoh 24 jam.' },
      'booking-made': { subject: 'Janji temu baharu', text: '{who} telah menempah janji temu dengan anda.' },
      'booking-withdrawn': { subject: 'Permintaan ditarik balik', text: '{who} telah menarik balik permintaan janji temu.' },
      'booking-lapsed': {
        subject: 'Permintaan telah luput',
        text: 'Permintaan {who} tidak dijawab dalam tempoh 24 jam. Masanya dibuka semula.',
      },
      'booking-moved': { subject: 'Janji temu bertukar masa', text: '{who} telah menukar janji temu ke masa ini.' },
      'booking-cancelled': { subject: 'Janji temu dibatalkan', text: '{who} telah membatalkan janji temu.' },
      'calendar-failing': {
        subject: 'Kami tidak dapat membaca kalendar anda yang lain',
        text: 'Selama sehari tiada waktu diterima daripada alamatnya. Waktu bacaan terakhir kekal terisi; yang baharu di situ mungkin ditawarkan kepada pelawat. Buka waktu anda untuk melihat sebabnya.',
      },
      'booking-open-house': {
        subject: 'Rumah terbuka bertembung dengan janji temu',
        text: 'Rumah terbuka anda jatuh pada masa perkara lain dalam kalendar anda. Lihat kedua-duanya dan tukar masa salah satu.',
      },
      'proposal-declined': {
        subject: 'Tiada masa anda yang sesuai',
        text: 'Tiada masa yang anda cadangkan sesuai bagi {who}. Baca bila mereka boleh.',
      },
      'order-accepted': { subject: 'Pesanan anda diterima', text: '{who} telah menerima pesanan anda.' },
      'order-proposed': {
        subject: 'Cadangan untuk pesanan anda',
        text: '{who} mencadangkan harga dan masa untuk pesanan anda. Terima dengan satu tekanan, atau balas.',
      },
      'order-declined': {
        subject: 'Pesanan anda ditolak',
        text: '{who} tidak dapat menerima pesanan anda. Anda boleh memesan daripada vendor lain.',
      },
      'order-delivered': {
        subject: 'Pesanan anda telah dihantar',
        text: '{who} telah menghantar. Lihat fail itu, kemudian luluskan atau minta pindaan.',
      },
      'order-withdrawn': { subject: 'Vendor telah menarik diri', text: '{who} telah menarik diri daripada pesanan anda.' },
      'order-message': { subject: 'Mesej tentang pesanan anda', text: '{who} telah menulis kepada anda tentang satu pesanan.' },
      'listing-due': { subject: 'Iklan perlu disahkan', text: 'Iklan anda dipaparkan selama 30 hari setiap kali. Sahkan yang masih sah.' },
      'listing-problem': {
        subject: 'Mungkin ada kesilapan pada satu iklan',
        text: 'Seseorang mengatakan ada yang tidak betul padanya. Semak dan betulkan.',
      },
      'feed-approved': {
        subject: 'Aliran data agensi anda diluluskan',
        text: 'Failnya diterima mulai sekarang. Terima fail yang anda cuba, atau buat kunci untuk sistem anda.',
      },
      'feed-declined': {
        subject: 'Aliran data agensi anda tidak diluluskan',
        text: 'Buka untuk melihat sebabnya, betulkan dan mohon semula.',
      },
      'feed-failing': {
        subject: 'Kami tidak dapat mengambil fail agensi anda',
        text: 'Tiga kali berturut-turut tiada fail datang dari alamat itu. Buka aliran data untuk melihat sebabnya; iklan anda kekal sehingga tempohnya tamat.',
      },
      'listing-withdrawn': {
        subject: 'Satu iklan telah ditarik balik',
        text: 'Kami telah menurunkannya daripada halaman. Buka untuk melihat sebabnya.',
      },
      'order-late': { subject: 'Pesanan lewat', text: 'Fail daripada {who} sudah sampai tarikhnya tetapi belum dihantar.' },
      'share-opened': {
        subject: 'Halaman yang anda kongsi telah dibuka',
        text: 'Seseorang telah membuka halaman yang anda kongsi buat kali pertama.',
      },
      'seat-accepted': {
        subject: 'Tempat pengguna telah diambil',
        text: '{who} telah menerima jemputan anda dan kini menggunakan langganan anda.',
      },
      'search-news': { subject: 'Perkara baharu dalam carian tersimpan anda', text: 'Ada perkara baharu dalam carian yang anda simpan.' },
      'home-sold': OWN_HOMES.ms.notice,
      'plan-trial-ending': {
        subject: 'Tempoh percubaan anda hampir tamat',
        text: 'Selepas itu kad anda membayar pelan ini. Jika anda tidak mahu, batalkan sebelum masa itu; tiada bayaran akan dikenakan.',
      },
      'plan-payment-failed': {
        subject: 'Bayaran untuk pelan anda gagal',
        text: 'Kad anda tidak membayar. Bayar invois itu atau berikan kad lain: semuanya kekal dibuka hingga masa di bawah, kemudian ditutup.',
      },
      'plan-cancelled': {
        subject: 'Pelan anda telah dibatalkan',
        text: 'Tiada bayaran lagi dikenakan. Semuanya kekal dibuka hingga masa di bawah, dan sebelum itu anda boleh menarik balik pembatalan.',
      },
      'plan-ended': {
        subject: 'Pelan anda telah tamat',
        text: 'Tiada bayaran lagi dikenakan. Apa yang anda buat disimpan; pilih satu pelan untuk meneruskannya.',
      },
      'card-expiring': {
        subject: 'Kad anda tidak lama lagi tidak boleh digunakan',
        text: 'Berikan kad lain sebelum masa itu supaya pelan anda diteruskan.',
      },
      'copy-ready': COPY_WORDS.ms.ready,
      'copy-failed': COPY_WORDS.ms.failed,
      'session-ended': { subject: 'Anda telah dilog keluar di tempat lain', text: 'Satu sesi akaun anda telah tamat pada peranti lain.' },
    },
  },
  mail: {
    'verify-email': {
      subject: 'Sahkan alamat e-mel anda',
      body: [
        'Akaun realEstate anda telah dibuka. Sahkan bahawa alamat ini milik anda supaya laporan dan pautan kata laluan dapat sampai kepada anda.',
      ],
      action: 'Sahkan alamat',
      note: 'Pautan ini sah selama {hours} jam. Jika anda tidak membuka akaun, abaikan mesej ini; tiada sesiapa dapat mengesahkan alamat tanpanya.',
    },
    'reset-password': {
      subject: 'Pilih kata laluan baharu',
      body: ['Kata laluan baharu telah diminta untuk akaun realEstate anda.'],
      action: 'Pilih kata laluan baharu',
      note: 'Pautan ini hanya boleh digunakan sekali, dalam tempoh {minutes} minit. Jika anda tidak memintanya, abaikan mesej ini; kata laluan anda tidak berubah.',
    },
    activation: {
      subject: 'Akaun realEstate anda sedia untuk diaktifkan',
      body: ['Sebuah akaun realEstate telah dibuka untuk anda. Pilih kata laluan untuk mula menggunakannya.'],
      action: 'Pilih kata laluan',
      note: 'Pautan ini hanya boleh digunakan sekali, dalam tempoh {days} hari. Jika anda tidak tahu siapa yang menjemput anda, abaikan mesej ini.',
    },
    'email-change-code': {
      subject: 'Kod untuk alamat e-mel baharu anda',
      body: ['Taip kod ini pada halaman tempat anda menukar alamat e-mel akaun anda.'],
      action: null,
      note: 'Kod ini sah selama {minutes} minit. Jangan beritahu sesiapa; kami tidak akan memintanya. Jika anda tidak memohonnya, abaikan mesej ini; tiada apa-apa yang berubah.',
    },
    'email-changed': {
      subject: 'Alamat e-mel akaun anda telah ditukar',
      body: [
        'Alamat e-mel akaun realEstate anda kini ialah {email}. Mulai sekarang, log masuk dengan alamat itu; mesej kami juga dihantar ke sana.',
        'Jika anda yang menukarnya, tiada apa-apa yang perlu dibuat. Jika bukan anda, hubungi kami hari ini juga.',
      ],
      action: 'Hubungi kami',
      note: 'Inilah mesej terakhir tentang akaun ini yang dihantar ke alamat ini.',
    },
    'password-changed': {
      subject: 'Kata laluan anda telah ditukar',
      body: [
        'Kata laluan akaun realEstate anda telah ditukar dan peranti anda yang lain telah dilog keluar.',
        'Jika anda yang menukarnya, tiada apa-apa yang perlu dibuat. Jika bukan anda, pilih kata laluan baharu sekarang.',
      ],
      action: 'Pilih kata laluan baharu',
      note: 'Kami memaklumkan anda setiap kali, supaya tiada sesiapa dapat menukarnya tanpa pengetahuan anda.',
    },
    'new-device': {
      subject: 'Log masuk daripada peranti baharu',
      body: [
        'Akaun realEstate anda baru sahaja dilog masuk daripada peranti yang belum pernah log masuk ke akaun ini.',
        'Jika itu anda, tiada apa-apa yang perlu dibuat. Jika bukan anda, tamatkan sesi itu dan tukar kata laluan anda.',
      ],
      action: 'Lihat tempat anda log masuk',
      note: 'Kami memaklumkan anda sekali bagi setiap peranti.',
    },
    'factor-added': {
      subject: 'Satu cara log masuk telah ditambah',
      body: [
        'Kunci laluan atau aplikasi pengesah telah ditambah pada akaun realEstate anda.',
        'Jika anda yang menambahnya, tiada apa-apa yang perlu dibuat. Jika bukan anda, buang cara itu dan tukar kata laluan anda.',
      ],
      action: 'Lihat cara log masuk anda',
      note: 'Kami memaklumkan anda setiap kali.',
    },
    'factor-removed': {
      subject: 'Satu cara log masuk telah dibuang',
      body: [
        'Kunci laluan atau aplikasi pengesah telah dibuang daripada akaun realEstate anda.',
        'Jika anda yang membuangnya, tiada apa-apa yang perlu dibuat. Jika bukan anda, tukar kata laluan anda dan tambah kunci laluan.',
      ],
      action: 'Lihat cara log masuk anda',
      note: 'Kami memaklumkan anda setiap kali.',
    },
    'sign-in-code': {
      subject: 'Kod log masuk anda',
      body: ['Kata laluan anda betul. Taip kod ini untuk meneruskan. Kod sah selama {minutes} minit.'],
      action: null,
      note: 'Jika anda tidak sedang log masuk, ada orang mengetahui kata laluan anda: tukar kata laluan itu.',
    },
    'recovery-asked': {
      subject: 'Seseorang ingin log masuk tanpa kunci laluan anda',
      body: [
        'Seseorang yang mengetahui kata laluan anda menyatakan bahawa kunci laluan dan aplikasi pengesah akaun realEstate anda telah hilang.',
        'Jika itu anda, buka pautan ini selepas {hours} jam: kunci laluan dan aplikasi akan dibuang, dan anda log masuk dengan kata laluan.',
        'Jika bukan anda, buka pautan ini sekarang dan tolak permintaan itu. Kemudian tukar kata laluan anda.',
      ],
      action: 'Teruskan, atau tolak',
      note: 'Tiada apa-apa berubah sebelum itu. Log masuk dengan kunci laluan atau aplikasi anda juga membatalkannya.',
    },
    recovered: {
      subject: 'Kunci laluan anda telah dibuang',
      body: [
        'Kunci laluan, aplikasi pengesah dan kod pemulihan akaun realEstate anda telah dibuang melalui pautan yang kami e-melkan, dan semua sesi telah ditamatkan.',
        'Log masuk dengan kata laluan anda. Kemudian tambah kunci laluan semula.',
      ],
      action: 'Buka akaun',
      note: 'Jika bukan anda, tulis kepada kami dengan segera.',
    },
    'account-deletion': {
      subject: 'Akaun anda akan dipadamkan',
      body: [
        'Anda telah meminta akaun realEstate anda dipadamkan. Akaun ini dan segala isinya akan dipadamkan untuk selama-lamanya dalam masa {days} hari.',
        'Untuk mengekalkannya, log masuk sebelum tempoh itu berakhir.',
      ],
      action: 'Log masuk dan kekalkan akaun',
      note: 'Jika anda tidak memintanya, log masuk dan tukar kata laluan anda.',
    },
    'saved-search-news': {
      subject: 'Perkara baharu dalam carian tersimpan anda',
      body: ['Inilah yang baharu dalam carian yang anda minta kami pantau:'],
      action: 'Lihat carian tersimpan anda',
      note: 'Kekerapan mesej ini boleh anda tentukan bagi setiap carian di halaman akaun anda. Anda juga boleh menghentikan semua mesej ini sekali gus tanpa log masuk:',
    },
    notice: {
      subject: '{subject}',
      body: ['{text}', '{about}', '{time}'],
      action: 'Lihat',
      note: 'Anda dimaklumkan melalui e-mel kerana tetapan anda menyatakan demikian. Anda boleh mengubahnya pada bila-bila masa:',
    },
    'booking-held': {
      subject: 'Anda telah meminta janji temu',
      body: [
        '{host} mempunyai 24 jam untuk mengesahkan masa ini. Kami akan menulis kepada anda apa pun keputusannya.',
        '{what}',
        '{when}',
        '{where}',
        '{reason}',
      ],
      action: 'Lihat janji temu',
      note: 'Sehingga disahkan, masa ini disimpan untuk anda. Jika bukan anda yang memintanya, buka halaman itu dan tarik balik.',
    },
    'booking-confirmed': {
      subject: 'Janji temu anda disahkan',
      body: ['Anda akan bertemu {host}.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Tukar atau batal',
      note: 'Jika anda tidak dapat hadir, tukar atau batalkan di halaman itu supaya orang lain boleh menggunakan masa ini. Tidak perlu log masuk.',
    },
    'booking-declined': {
      subject: 'Masa ini tidak disahkan',
      body: ['{host} tidak dapat menerima masa ini. Masa itu dibuka semula.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Pilih masa lain',
      note: 'Tiada apa-apa yang ditempah.',
    },
    'booking-lapsed': {
      subject: 'Permintaan anda tidak dijawab',
      body: ['{host} tidak menjawab dalam 24 jam, jadi masa ini dibuka semula.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Pilih masa lain',
      note: 'Tiada apa-apa yang ditempah. Maaf kerana anda terpaksa menunggu.',
    },
    'booking-moved': {
      subject: 'Janji temu anda bertukar masa',
      body: ['Anda kini bertemu {host} pada masa ini.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Tukar atau batal',
      note: 'Masa yang dahulu tidak lagi berkuat kuasa. Sila gantikannya dalam kalendar anda.',
    },
    'booking-cancelled': {
      subject: 'Janji temu anda dibatalkan',
      body: ['Janji temu dengan {host} tidak diadakan.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Pilih masa lain',
      note: 'Sila keluarkan daripada kalendar anda.',
    },
    'booking-reminder': {
      subject: 'Janji temu anda hampir tiba',
      body: ['Anda akan bertemu {host} tidak lama lagi.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Tukar atau batal',
      note: 'Jika anda tidak dapat hadir, tukar atau batalkan di halaman itu supaya orang lain boleh menggunakan masa ini.',
    },
    'waiting-joined': {
      subject: 'Anda dalam senarai menunggu',
      body: ['Tiada masa lapang dengan {host} pada hari ini. Kami akan menulis kepada anda sebaik sahaja ada.', '{what}', '{when}'],
      action: 'Lihat hari itu',
      note: 'Jika anda tidak lagi menunggu, atau tidak memintanya, keluar daripada senarai di halaman itu. Tidak perlu log masuk.',
    },
    'waiting-free': {
      subject: 'Ada masa lapang pada hari yang anda tunggu',
      body: ['{host} ada masa lapang semula. Ia tidak disimpan untuk anda: siapa cepat dia dapat.', '{what}', '{when}'],
      action: 'Lihat masa lapang',
      note: 'Jika anda tidak lagi menunggu, keluar daripada senarai di halaman itu.',
    },
    'proposed-times': PROPOSAL_LETTERS.ms,
    'order-new': {
      subject: 'Pesanan baharu',
      body: ['{agent} memesan {what}.', '{place}', '{text}'],
      action: 'Buka pesanan',
      note: 'Terima dengan tarikh penghantaran anda, atau tolak. Log masuk sebagai vendor untuk menjawab.',
    },
    'order-agreed': {
      subject: 'Pesanan dipersetujui',
      body: ['{agent} telah menerima cadangan anda: {what}.', '{place}', '{due}', '{text}'],
      action: 'Buka pesanan',
      note: 'Lawatan itu ada dalam kalendar penggambaran anda.',
    },
    'order-cancelled': {
      subject: 'Pesanan dibatalkan',
      body: ['{agent} telah membatalkan pesanan {what}.', '{place}', '{text}'],
      action: 'Buka pesanan',
      note: 'Tiada apa-apa lagi yang perlu dibuat untuknya.',
    },
    'order-changes': {
      subject: 'Pindaan diminta',
      body: ['{agent} meminta pindaan pada {what}.', '{place}', '{text}'],
      action: 'Buka pesanan',
      note: 'Sambung semula pesanan itu dan hantar lagi apabila siap.',
    },
    'order-approved': {
      subject: 'Pesanan diluluskan',
      body: ['{agent} telah meluluskan {what}.', '{place}', '{text}'],
      action: 'Buka pesanan',
      note: 'Invois ada pada pesanan itu dan dalam penyata bulan itu.',
    },
    'order-message': {
      subject: 'Mesej tentang pesanan',
      body: ['{agent} menulis tentang pesanan {what}.', '{place}', '{text}'],
      action: 'Buka pesanan',
      note: 'Jawab pada pesanan itu: balasan kepada mesej ini sendiri tidak dibaca.',
    },
    'order-late': {
      subject: 'Pesanan lewat',
      body: ['{what} untuk {agent} belum dihantar.', '{place}', '{due}'],
      action: 'Buka pesanan',
      note: 'Hantarkannya, atau beritahu ejen bila ia akan dihantar.',
    },
    'listings-due': LISTING_LETTERS.ms,
    ...OWN_HOMES.ms.letters,
    'agent-invitation': AGENT_INVITATIONS.ms,
    'seat-invitation': {
      subject: 'Satu tempat pengguna menanti anda',
      body: [
        '{holder} menjemput anda mengambil satu tempat pengguna dalam langganan realEstate. {holder} yang membayarnya; nama, kata laluan dan log masuk adalah milik anda sendiri.',
      ],
      action: 'Lihat jemputan',
      note: 'Pautan ini hanya boleh digunakan sekali, dalam tempoh {days} hari. Tiada apa-apa berlaku sehingga anda menerimanya. Jika anda tidak tahu siapa yang menjemput anda, abaikan mesej ini.',
    },
    'launch-interest': LAUNCH_LETTERS.ms,
    'copy-request': ENQUIRY_COPIES.ms.request,
    'enquiry-copy': ENQUIRY_COPIES.ms.copy,
    'lead-reply': {
      subject: 'Jawapan kepada mesej anda',
      body: ['{text}', '{host} dari {agency}, {phone}'],
      action: 'Balas',
      note: 'Anda menulis kepada {host} di realEstate. Balas dengan butang itu: balasan kepada mesej ini sendiri tidak dibaca.',
    },
  },
  sms: {
    'phone-code': '{code} ialah kod realEstate anda. Sah selama {minutes} minit. Jangan beritahu sesiapa.',
    'recovery-asked':
      'realEstate: seseorang yang tahu kata laluan anda menyatakan kunci laluan anda hilang. Jika bukan anda, tolak melalui pautan dalam e-mel ke {address}.',
  },
}

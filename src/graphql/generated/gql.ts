/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Account {\n  user(sourceType: Website) {\n    id\n    nickName\n    email\n    isEmailVerified\n    phoneNumber\n    country\n    language\n    avatar\n    roles\n    createdDate\n    detail {\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n    stripeSubscription {\n      status\n      expireDate\n      recurringPriceQuantity\n      stripePrice {\n        recurringType\n        intervalCount\n        unitAmount\n        currencyCode\n      }\n      stripeProduct {\n        name\n      }\n    }\n    subscription {\n      promoCode\n      expireDate\n    }\n  }\n}": typeof types.AccountDocument,
    "query AccountExport {\n  accountExport\n}": typeof types.AccountExportDocument,
    "mutation ActiveUserSelf($token: String!, $password: String!) {\n  activeUserSelf(token: $token, password: $password) {\n    success\n  }\n}": typeof types.ActiveUserSelfDocument,
    "query CheckPhoneCode($phone: String!, $otp: String!) {\n  checkOTP(phone: $phone, otp: $otp) {\n    success\n  }\n}": typeof types.CheckPhoneCodeDocument,
    "mutation DeleteAccount($currentPassword: String!) {\n  deleteAccount(currentPassword: $currentPassword) {\n    __typename\n  }\n}": typeof types.DeleteAccountDocument,
    "mutation DeleteSavedSearch($id: ID!) {\n  deleteSavedSearch(id: $id) {\n    success\n  }\n}": typeof types.DeleteSavedSearchDocument,
    "mutation DropLetters($ids: [ID!]!) {\n  dropLetters(ids: $ids) {\n    ids\n  }\n}": typeof types.DropLettersDocument,
    "mutation EmailUpdate($email: String!, $code: String!) {\n  emailUpdate(email: $email, code: $code) {\n    success\n    message\n  }\n}": typeof types.EmailUpdateDocument,
    "mutation EndFeedKey($source: ID!, $prefix: String!) {\n  endFeedKey(source: $source, prefix: $prefix) {\n    success\n  }\n}": typeof types.EndFeedKeyDocument,
    "query FeedRejections($run: ID!) {\n  feedRejections(run: $run)\n}": typeof types.FeedRejectionsDocument,
    "query NextPayment($country: CountryCode!) {\n  checkSubscription(country: $country) {\n    invoiceUpcoming {\n      amountDue\n      currencyCode\n      dueDate\n    }\n  }\n}": typeof types.NextPaymentDocument,
    "query OwnConsults {\n  ownContactConsults {\n    id\n    interest\n    message\n    createdDate\n  }\n}": typeof types.OwnConsultsDocument,
    "mutation RemoveAvatar {\n  removeAvatar {\n    success\n  }\n}": typeof types.RemoveAvatarDocument,
    "mutation RenewFeedKey($source: ID!, $scopes: [FeedScope!]!) {\n  renewFeedKey(source: $source, scopes: $scopes) {\n    key\n  }\n}": typeof types.RenewFeedKeyDocument,
    "mutation ResendLetters($ids: [ID!]!) {\n  resendLetters(ids: $ids) {\n    ids\n  }\n}": typeof types.ResendLettersDocument,
    "mutation ResetPassword($token: String!, $password: String!, $confirmPassword: String!) {\n  resetPassword(\n    token: $token\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}": typeof types.ResetPasswordDocument,
    "mutation RevokeOtherSessions {\n  revokeOtherSessions {\n    success\n  }\n}": typeof types.RevokeOtherSessionsDocument,
    "mutation RevokeSession($id: ID!) {\n  revokeSession(id: $id) {\n    success\n  }\n}": typeof types.RevokeSessionDocument,
    "mutation SaveListingSource($input: ListingSourceInput!) {\n  saveListingSource(input: $input) {\n    id\n    version\n  }\n}": typeof types.SaveListingSourceDocument,
    "query SavedSearches {\n  savedSearches {\n    id\n    name\n    country\n    path\n    search\n    alert\n    canAlert\n    places {\n      at\n      name\n      nameLocal\n    }\n    createdDate\n  }\n}": typeof types.SavedSearchesDocument,
    "query SendEmailUpdateCode($email: String!) {\n  sendEmailUpdateCode(email: $email) {\n    success\n    message\n  }\n}": typeof types.SendEmailUpdateCodeDocument,
    "query SendPhoneCode($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}": typeof types.SendPhoneCodeDocument,
    "mutation SendVerifyEmail {\n  sendVerifyEmail {\n    success\n  }\n}": typeof types.SendVerifyEmailDocument,
    "query Sessions {\n  sessions {\n    id\n    createdDate\n    lastSeenDate\n    userAgent\n    isCurrent\n  }\n}": typeof types.SessionsDocument,
    "fragment FeedSourceParts on ListingSource {\n  id\n  agency\n  agencyLicence\n  format\n  silenceDays\n  isActive\n  version\n  advertised\n  keys {\n    prefix\n    scopes\n    createdAt\n    endsAt\n    lastUsedAt\n  }\n  runs {\n    id\n    isWhole\n    state\n    reason\n    taken\n    changed\n    rejected\n    withdrawn\n    begunAt\n  }\n}\n\nquery StaffFeeds {\n  listingSources {\n    ...FeedSourceParts\n  }\n}": typeof types.FeedSourcePartsFragmentDoc,
    "query StaffLetters($first: Int, $offset: Int) {\n  deadLetters(first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      template\n      country\n      recipient\n      tries\n      fault\n      createdDate\n      failedDate\n      isOver\n    }\n  }\n}": typeof types.StaffLettersDocument,
    "query StaffLicences($filter: UserFilter, $first: Int, $offset: Int) {\n  sysUserDetails(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      userId\n      nickName\n      licenceCountry\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n  }\n}": typeof types.StaffLicencesDocument,
    "query StaffMessages($filter: ContactConsultFilter, $first: Int, $offset: Int) {\n  contactConsults(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      name\n      email\n      phone\n      companyName\n      interest\n      message\n      country\n      createdDate\n    }\n  }\n}": typeof types.StaffMessagesDocument,
    "query StaffPromoCodes($filter: SysStripeInfoFilter, $first: Int, $offset: Int) {\n  sysStripeInfoes(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      email\n      params\n      status\n      expireDate\n      createdDate\n    }\n  }\n}": typeof types.StaffPromoCodesDocument,
    "query StaffUsers($filter: UserFilter, $first: Int, $offset: Int) {\n  users(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      nickName\n      email\n      phoneNumber\n      country\n      roles\n      createdDate\n      detail {\n        ceaNumber\n        estateAgency\n      }\n      stripeSubscription {\n        status\n      }\n    }\n  }\n}": typeof types.StaffUsersDocument,
    "fragment KeptVendor on Vendor {\n  id\n  email\n  isActivated\n  name\n  about\n  address\n  taxNumber\n  isActive\n  version\n  prices {\n    service\n    cents\n    days\n  }\n  totals {\n    state\n    total\n  }\n}\n\nquery StaffVendors {\n  market {\n    currencyCode\n  }\n  vendors {\n    ...KeptVendor\n  }\n}\n\nmutation SaveVendor($input: VendorInput!) {\n  saveVendor(input: $input) {\n    ...KeptVendor\n  }\n}\n\nmutation InviteVendor($id: ID!) {\n  inviteVendor(id: $id)\n}": typeof types.KeptVendorFragmentDoc,
    "mutation StopAlerts($token: String!) {\n  stopAlerts(token: $token) {\n    success\n  }\n}": typeof types.StopAlertsDocument,
    "mutation UpdatePassword($currentPassword: String!, $password: String!, $confirmPassword: String!) {\n  updatePassword(\n    currentPassword: $currentPassword\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}": typeof types.UpdatePasswordDocument,
    "mutation UpdateSavedSearch($id: ID!, $name: String, $alert: AlertInterval) {\n  updateSavedSearch(id: $id, name: $name, alert: $alert) {\n    id\n    name\n    alert\n  }\n}": typeof types.UpdateSavedSearchDocument,
    "mutation UpdateUser($patch: UserPatch!, $detail: UserDetailPatch) {\n  updateUser(patch: $patch, detail: $detail) {\n    id\n  }\n}": typeof types.UpdateUserDocument,
    "mutation UploadAvatar($file: File!) {\n  filesUpload(file: $file) {\n    success\n  }\n}": typeof types.UploadAvatarDocument,
    "mutation UserUniqueId {\n  userUniqueId {\n    success\n    message\n    data\n  }\n}": typeof types.UserUniqueIdDocument,
    "query ValidateToken($token: String!) {\n  validateToken(token: $token) {\n    success\n  }\n}": typeof types.ValidateTokenDocument,
    "query VerifyEmail($token: String!) {\n  verifyEmail(token: $token) {\n    success\n  }\n}": typeof types.VerifyEmailDocument,
    "query CheckOtp($phone: String!, $otp: String!, $proof: String!) {\n  checkOTP(phone: $phone, otp: $otp, proof: $proof) {\n    success\n  }\n}": typeof types.CheckOtpDocument,
    "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    success\n  }\n}": typeof types.ForgotPasswordDocument,
    "query Licence($ceaNumber: String!) {\n  validateCeaNumber(ceaNumber: $ceaNumber) {\n    isExist\n  }\n  ceaInfo(ceaNumber: $ceaNumber) {\n    ceaNumber\n    salespersonName\n    estateAgency\n    estateAgencyLicenseNo\n  }\n}": typeof types.LicenceDocument,
    "mutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Website) {\n    token\n  }\n}": typeof types.LoginDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n  }\n}": typeof types.RegisterDocument,
    "query SendOtp($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}": typeof types.SendOtpDocument,
    "query ValidateEmail($email: String!) {\n  validateEmail(email: $email) {\n    isExist\n  }\n}": typeof types.ValidateEmailDocument,
    "mutation BeginSubscription($key: String!, $input: BeginSubscriptionInput!) {\n  beginSubscription(key: $key, input: $input) {\n    ...StepFacts\n  }\n}\n\nfragment StepFacts on CheckoutStep {\n  state\n  clientSecret\n  cardKey {\n    publishableKey\n    isDesk\n  }\n  amountDue\n  currencyCode\n  payPackageId\n  quantity\n  invCode\n  lastFailure\n}": typeof types.BeginSubscriptionDocument,
    "query Billing($country: CountryCode!) {\n  billing(country: $country) {\n    ...BillingFacts\n  }\n}\n\nfragment BillingFacts on BillingOverview {\n  country\n  payment\n  cardKey {\n    publishableKey\n    isDesk\n  }\n  subscription {\n    id\n    standing\n    status\n    payPackageId\n    planKey\n    planName\n    recurringType\n    currencyCode\n    quantity\n    seats\n    createdDate\n    periodEndsDate\n    trialEndsDate\n    endsDate\n    accessUntilDate\n    next {\n      amountDue\n      currencyCode\n      dueDate\n    }\n    card {\n      brand\n      last4\n      expMonth\n      expYear\n      isExpiring\n    }\n    change {\n      payPackageId\n      planName\n      recurringType\n      quantity\n      date\n    }\n    invCode\n  }\n  openCheckout {\n    payPackageId\n    quantity\n    invCode\n  }\n  vip {\n    id\n    promoCode\n    expireDate\n  }\n}": typeof types.BillingDocument,
    "query BillingInvoices($country: CountryCode!, $first: Int, $after: String) {\n  billingInvoices(country: $country, first: $first, after: $after) {\n    nodes {\n      id\n      number\n      status\n      createdDate\n      paidDate\n      currencyCode\n      total\n      amountDue\n      discount\n      tax\n      taxRate {\n        name\n        percent\n      }\n      pdfAddress\n      buyer {\n        name\n        email\n        address\n        taxNumber\n      }\n      lines {\n        text\n        quantity\n        amount\n        fromDate\n        untilDate\n      }\n    }\n    endCursor\n  }\n}": typeof types.BillingInvoicesDocument,
    "query BillingStanding($country: CountryCode!) {\n  billing(country: $country) {\n    subscription {\n      standing\n      planName\n      accessUntilDate\n    }\n  }\n}": typeof types.BillingStandingDocument,
    "mutation CancelSubscription($key: String!, $country: CountryCode!) {\n  cancelSubscription(key: $key, country: $country) {\n    ...BillingFacts\n  }\n}": typeof types.CancelSubscriptionDocument,
    "mutation ChangeCard($key: String!, $country: CountryCode!) {\n  changeCard(key: $key, country: $country) {\n    ...StepFacts\n  }\n}": typeof types.ChangeCardDocument,
    "mutation ChangeSubscription($key: String!, $country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $at: ChangeTime!) {\n  changeSubscription(\n    key: $key\n    country: $country\n    payPackageId: $payPackageId\n    quantity: $quantity\n    at: $at\n  ) {\n    ...StepFacts\n  }\n}": typeof types.ChangeSubscriptionDocument,
    "mutation EndPromotionCode($id: ID!) {\n  endPromotionCode(id: $id) {\n    id\n    code\n    kind\n    country\n    state\n    percent\n    amountOff\n    months\n    plans\n    isFirstTimeOnly\n    useLimit\n    uses\n    endsDate\n    vipUntilDate\n    createdDate\n  }\n}": typeof types.EndPromotionCodeDocument,
    "mutation MakePromotionCode($key: String!, $input: PromotionCodeInput!) {\n  makePromotionCode(key: $key, input: $input) {\n    id\n    code\n    kind\n    country\n    state\n    percent\n    amountOff\n    months\n    plans\n    isFirstTimeOnly\n    useLimit\n    uses\n    endsDate\n    vipUntilDate\n    createdDate\n  }\n}": typeof types.MakePromotionCodeDocument,
    "mutation PayInvoice($key: String!, $country: CountryCode!, $withCardOnFile: Boolean!) {\n  payInvoice(key: $key, country: $country, withCardOnFile: $withCardOnFile) {\n    ...StepFacts\n  }\n}": typeof types.PayInvoiceDocument,
    "query Plans($country: CountryCode!, $audience: PlanAudience!) {\n  plans(country: $country, audience: $audience) {\n    country\n    audience\n    currencyCode\n    payment\n    cardKey {\n      publishableKey\n      isDesk\n    }\n    tax {\n      name\n      percent\n    }\n    refusal\n    isCurrent\n    plans {\n      key\n      name\n      frontParams\n      hasSeats\n      quantityMin\n      quantityMax\n      prices {\n        id\n        recurringType\n        intervalCount\n        unitAmount\n        tiers {\n          upTo\n          unitAmount\n        }\n        currencyCode\n        trialDays\n        savingPercent\n      }\n    }\n  }\n}": typeof types.PlansDocument,
    "query PreviewChange($country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $at: ChangeTime!) {\n  previewChange(\n    country: $country\n    payPackageId: $payPackageId\n    quantity: $quantity\n    at: $at\n  ) {\n    ...PriceFacts\n  }\n}": typeof types.PreviewChangeDocument,
    "query PreviewSubscription($country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $invCode: String) {\n  previewSubscription(\n    country: $country\n    payPackageId: $payPackageId\n    quantity: $quantity\n    invCode: $invCode\n  ) {\n    ...PriceFacts\n  }\n}\n\nfragment PriceFacts on PricePreview {\n  currencyCode\n  lines {\n    kind\n    quantity\n    amount\n    fromDate\n    untilDate\n  }\n  discount\n  total\n  tax\n  taxRate {\n    name\n    percent\n  }\n  trialEndsDate\n  renewsDate\n  renewsAmount\n  code {\n    code\n    kind\n    percent\n    amountOff\n    months\n  }\n}": typeof types.PreviewSubscriptionDocument,
    "query PromotionCode($country: CountryCode!, $invCode: String!, $payPackageId: ID) {\n  promotionCode(country: $country, invCode: $invCode, payPackageId: $payPackageId) {\n    code\n    kind\n    percent\n    amountOff\n    months\n    vipUntilDate\n  }\n}": typeof types.PromotionCodeDocument,
    "query PromotionCodes($country: CountryCode, $text: String, $first: Int, $offset: Int) {\n  promotionCodes(country: $country, text: $text, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      code\n      kind\n      country\n      state\n      percent\n      amountOff\n      months\n      plans\n      isFirstTimeOnly\n      useLimit\n      uses\n      endsDate\n      vipUntilDate\n      createdDate\n    }\n  }\n}": typeof types.PromotionCodesDocument,
    "mutation RedeemCode($country: CountryCode!, $invCode: String!) {\n  redeemCode(country: $country, invCode: $invCode) {\n    id\n    promoCode\n    expireDate\n  }\n}": typeof types.RedeemCodeDocument,
    "mutation RefreshBilling($country: CountryCode!) {\n  refreshBilling(country: $country) {\n    ...BillingFacts\n  }\n}": typeof types.RefreshBillingDocument,
    "mutation ResumeSubscription($key: String!, $country: CountryCode!) {\n  resumeSubscription(key: $key, country: $country) {\n    ...BillingFacts\n  }\n}": typeof types.ResumeSubscriptionDocument,
    "mutation SettleCheckout($country: CountryCode!) {\n  settleCheckout(country: $country) {\n    ...StepFacts\n  }\n}": typeof types.SettleCheckoutDocument,
    "mutation ActOnAppointment($token: String!, $key: String!, $action: AppointmentAction!, $reason: String) {\n  actOnAppointment(token: $token, key: $key, action: $action, reason: $reason) {\n    ...AppointmentFacts\n  }\n}": typeof types.ActOnAppointmentDocument,
    "query Appointment($token: String!) {\n  appointment(token: $token) {\n    ...AppointmentFacts\n  }\n}": typeof types.AppointmentDocument,
    "query AppointmentHost($host: String!) {\n  appointmentHost(host: $host) {\n    name\n    isDesk\n    country\n    ceaNumber\n    estateAgency\n    estateAgencyLicenseNo\n    timeZone\n    kinds {\n      kind\n      lengthMinutes\n      mode\n      capacity\n      aheadDays\n      place\n    }\n  }\n}": typeof types.AppointmentHostDocument,
    "query AppointmentTimes($token: String!, $from: String!, $until: String!) {\n  appointmentTimes(token: $token, from: $from, until: $until) {\n    ...FreeTime\n  }\n}": typeof types.AppointmentTimesDocument,
    "mutation AskAgent($key: String!, $input: AgentEnquiryInput!) {\n  askAgent(key: $key, input: $input)\n}": typeof types.AskAgentDocument,
    "mutation BookAppointment($key: String!, $input: BookAppointmentInput!) {\n  bookAppointment(key: $key, input: $input) {\n    ...AnsweredAppointment\n  }\n}\n\nfragment AnsweredAppointment on AppointmentAnswer {\n  appointment {\n    ...AppointmentFacts\n  }\n  code\n  next {\n    ...FreeTime\n  }\n  token\n}\n\nfragment AppointmentFacts on Appointment {\n  kind\n  state\n  startsAt\n  endsAt\n  timeZone\n  place\n  host\n  hostName\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n  }\n  visitorName\n  mayMove\n  mayCancel\n}": typeof types.BookAppointmentDocument,
    "mutation BookValuation($key: String!, $input: BookValuationInput!) {\n  bookValuation(key: $key, input: $input) {\n    ...AnsweredAppointment\n  }\n}": typeof types.BookValuationDocument,
    "query BookedProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n  }\n}": typeof types.BookedProjectDocument,
    "query FreeTimes($host: String!, $kind: AppointmentKind!, $from: String!, $until: String!) {\n  freeTimes(host: $host, kind: $kind, from: $from, until: $until) {\n    ...FreeTime\n  }\n}\n\nfragment FreeTime on Slot {\n  startsAt\n  endsAt\n  left\n}\n\nquery HostTimes($host: String!, $kind: AppointmentKind!, $from: String!, $until: String!) {\n  freeTimes(host: $host, kind: $kind, from: $from, until: $until) {\n    ...FreeTime\n  }\n  fullDays(host: $host, kind: $kind, from: $from, until: $until)\n}": typeof types.FreeTimesDocument,
    "mutation MoveAppointment($token: String!, $key: String!, $startsAt: String!) {\n  moveAppointment(token: $token, key: $key, startsAt: $startsAt) {\n    ...AnsweredAppointment\n  }\n}": typeof types.MoveAppointmentDocument,
    "query ValuationHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...EstimatedProject\n    unitMixes {\n      unitMix\n    }\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}": typeof types.ValuationHomeDocument,
    "mutation JoinWaiting($input: WaitingInput!) {\n  joinWaiting(input: $input)\n}\n\nmutation LeaveWaiting($token: String!) {\n  leaveWaiting(token: $token)\n}": typeof types.JoinWaitingDocument,
    "fragment LabelPlace on Project {\n  id\n  typeGroup\n  slug\n  name\n  nameLocal\n  block\n  street\n  postalCode\n  area {\n    name\n    nameLocal\n  }\n  buildings {\n    slug\n    name\n    postalCode\n    floors\n    stacks {\n      label\n      floorLow\n      floorHigh\n    }\n  }\n}\n\nquery LabelProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...LabelPlace\n  }\n}\n\nquery LabelStreet($street: String!, $first: Int) {\n  projects(filter: {street: $street}, first: $first) {\n    nodes {\n      ...LabelPlace\n    }\n    totalCount\n  }\n}": typeof types.LabelPlaceFragmentDoc,
    "fragment LabelSheetFacts on LabelSheet {\n  id\n  country\n  title\n  print\n  count\n  leftOut\n  madeAt\n}\n\nfragment OpenedLabelSheetFacts on OpenedLabelSheet {\n  sheet {\n    ...LabelSheetFacts\n  }\n  homes\n  leftOutNow\n}\n\nquery LabelStanding {\n  labelStanding\n}\n\nquery OwnLabelSheets($first: Int, $offset: Int) {\n  ownLabelSheets(first: $first, offset: $offset) {\n    nodes {\n      ...LabelSheetFacts\n    }\n    totalCount\n  }\n}\n\nquery OwnLabelSheet($id: ID!) {\n  ownLabelSheet(id: $id) {\n    ...OpenedLabelSheetFacts\n  }\n}\n\nmutation MakeLabelSheet($key: String!, $input: LabelSheetInput!) {\n  makeLabelSheet(key: $key, input: $input) {\n    ...OpenedLabelSheetFacts\n  }\n}\n\nmutation CopyLabelSheet($key: String!, $id: ID!) {\n  copyLabelSheet(key: $key, id: $id) {\n    ...OpenedLabelSheetFacts\n  }\n}\n\nmutation DeleteLabelSheet($id: ID!) {\n  deleteLabelSheet(id: $id) {\n    success\n  }\n}": typeof types.LabelSheetFactsFragmentDoc,
    "query SuppressedHomes($isForAll: Boolean, $first: Int, $offset: Int) {\n  suppressedHomes(isForAll: $isForAll, first: $first, offset: $offset) {\n    nodes {\n      id\n      country\n      home\n      reason\n      since\n    }\n    totalCount\n  }\n}\n\nmutation SuppressHomes($homes: String!, $reason: String!, $isForAll: Boolean) {\n  suppressHomes(homes: $homes, reason: $reason, isForAll: $isForAll)\n}\n\nmutation UnsuppressHome($id: ID!, $isForAll: Boolean) {\n  unsuppressHome(id: $id, isForAll: $isForAll) {\n    success\n  }\n}": typeof types.SuppressedHomesDocument,
    "query LandDetails($landKey: String!) {\n  market {\n    ...LandMarket\n  }\n  land(landKey: $landKey) {\n    ...LandParcel\n  }\n}": typeof types.LandDetailsDocument,
    "query LandNearby($near: NearInput!) {\n  launches: projects(\n    filter: {near: $near, constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    sort: NEAREST\n    first: 6\n  ) {\n    nodes {\n      ...NearbyProject\n    }\n  }\n  sales: projects(\n    filter: {near: $near, constructionStatuses: [COMPLETED]}\n    sort: NEWEST_SALE\n    first: 6\n  ) {\n    nodes {\n      ...NearbyProject\n    }\n  }\n}\n\nfragment NearbyProject on Project {\n  id\n  typeGroup\n  slug\n  name\n  nameLocal\n  completionYear\n  lastSaleMonth\n  lastSalePrice\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n}": typeof types.LandNearbyDocument,
    "query Lands($filter: LandFilter, $offset: Int) {\n  market {\n    ...LandMarket\n  }\n  landUses\n  lands(filter: $filter, first: 20, offset: $offset) {\n    nodes {\n      ...LandParcel\n    }\n    totalCount\n  }\n}\n\nfragment LandMarket on Market {\n  currencyCode\n  isDemo\n  lastMonth\n}\n\nfragment LandParcel on Land {\n  id\n  landKey\n  nameDisplayText\n  area {\n    id\n    name\n    nameLocal\n  }\n  landUse\n  status\n  activity\n  tenureYears\n  siteAreaSqm\n  grossFloorAreaSqm\n  plotRatio\n  price\n  psfPpr\n  launchMonth\n  tenderCloseMonth\n  awardMonth\n  lat\n  lng\n}": typeof types.LandsDocument,
    "fragment LeadRulesParts on LeadRules {\n  version\n  rules {\n    id\n    interests\n    languages\n    people\n    taken\n  }\n  staff {\n    id\n    name\n  }\n}\n\nquery LeadRules {\n  leadRules {\n    ...LeadRulesParts\n  }\n}\n\nmutation SaveLeadRules($version: Int!, $rules: [LeadRuleInput!]!) {\n  saveLeadRules(version: $version, rules: $rules) {\n    ...LeadRulesParts\n  }\n}": typeof types.LeadRulesPartsFragmentDoc,
    "fragment LeadParts on Lead {\n  id\n  country\n  isHouse\n  origin\n  interest\n  name\n  email\n  phone\n  company\n  locale\n  message\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n    listing {\n      slug\n      activity\n    }\n  }\n  state\n  assignedTo\n  followUpOn\n  answerSeconds\n  isProven\n  suspicion\n  createdDate\n  launchInterest {\n    number\n    unit\n    unitMixes\n    previewOn\n  }\n}\n\nquery Leads($filter: LeadFilter, $first: Int, $offset: Int) {\n  leads(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      ...LeadParts\n    }\n  }\n  leadCounts {\n    state\n    isSuspected\n    total\n  }\n}\n\nquery Lead($id: ID!) {\n  lead(id: $id) {\n    ...LeadParts\n  }\n  leadEvents(id: $id) {\n    action\n    actor\n    toState\n    note\n    date\n  }\n  leadAssignees(id: $id) {\n    id\n    name\n  }\n}\n\nmutation MoveLead($id: ID!, $key: String!, $move: LeadMove!) {\n  moveLead(id: $id, key: $key, move: $move) {\n    id\n  }\n}\n\nmutation NoteOnLead($id: ID!, $key: String!, $note: String!) {\n  noteOnLead(id: $id, key: $key, note: $note) {\n    id\n  }\n}\n\nmutation FollowUpLead($id: ID!, $key: String!, $on: String) {\n  followUpLead(id: $id, key: $key, on: $on) {\n    id\n  }\n}\n\nmutation AssignLead($id: ID!, $key: String!, $to: ID!) {\n  assignLead(id: $id, key: $key, to: $to) {\n    id\n  }\n}\n\nmutation TrustLead($id: ID!, $key: String!) {\n  trustLead(id: $id, key: $key) {\n    id\n  }\n}\n\nmutation ReplyToLead($id: ID!, $key: String!, $text: String!) {\n  replyToLead(id: $id, key: $key, text: $text) {\n    id\n  }\n}": typeof types.LeadPartsFragmentDoc,
    "query LinkPicture($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    currencyCode\n    isDemo\n    dataVersion\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    slug\n    typeGroup\n    propertyType\n    name\n    nameLocal\n    block\n    street\n    area {\n      name\n      nameLocal\n    }\n    floors\n    floorSoldMax\n    unitCount\n    completionYear\n    tenure\n    psf {\n      n\n      p25\n      median\n      p75\n    }\n    figuresTo\n    usualEstimate {\n      __typename\n      ... on UsualEstimate {\n        asOf\n        value\n      }\n    }\n  }\n}": typeof types.LinkPictureDocument,
    "query LinkPictureOfAgent($ceaNumber: String!) {\n  agentPage(ceaNumber: $ceaNumber) {\n    verifiedOn\n    lines {\n      name\n      licence\n      agency\n      agencyLicence\n      phone\n    }\n  }\n}": typeof types.LinkPictureOfAgentDocument,
    "query LinkPictureOfListing($slug: String!) {\n  market {\n    currencyCode\n    isDemo\n  }\n  listingGroup(slug: $slug) {\n    slug\n    activity\n    addressTypeGroup\n    addressProjectSlug\n    projectName\n    projectNameLocal\n    street\n    propertyType\n    tenure\n    completionYear\n    bedrooms\n    areaSqm\n    isLive\n    isUnderOffer\n    price\n    agentCount\n    advertisers {\n      agentName\n      agentLicence\n      agentPhone\n      agency\n      agencyLicence\n    }\n  }\n}": typeof types.LinkPictureOfListingDocument,
    "query LinkPictureOfShare($id: ID!) {\n  shareCover(id: $id) {\n    kind\n    title\n    figuresTo\n    lines {\n      name\n      licence\n      agency\n      agencyLicence\n      phone\n    }\n  }\n}": typeof types.LinkPictureOfShareDocument,
    "mutation ActOnListing($key: String!, $id: ID!, $action: ListingAction!) {\n  actOnListing(key: $key, id: $id, action: $action) {\n    ...OwnListingWhole\n  }\n}": typeof types.ActOnListingDocument,
    "mutation AllowListing($key: String!, $id: ID!, $note: String!) {\n  allowListing(key: $key, id: $id, note: $note) {\n    id\n  }\n}": typeof types.AllowListingDocument,
    "mutation BeginListingMedia($listing: ID!, $key: String!, $kind: ListingMediaKind!) {\n  beginListingMedia(listing: $listing, key: $key, kind: $kind) {\n    ...ListingPicture\n  }\n}": typeof types.BeginListingMediaDocument,
    "mutation ConfirmListing($token: String!) {\n  confirmListing(token: $token) {\n    isConfirmed\n  }\n}": typeof types.ConfirmListingDocument,
    "mutation DescribeListingMedia($id: ID!, $kind: ListingMediaKind!, $caption: String!, $alt: String!) {\n  describeListingMedia(id: $id, kind: $kind, caption: $caption, alt: $alt) {\n    id\n  }\n}": typeof types.DescribeListingMediaDocument,
    "fragment ListingPicture on ListingMedia {\n  id\n  kind\n  caption\n  alt\n  state\n}": typeof types.ListingPictureFragmentDoc,
    "query ListingProblems($isSettled: Boolean, $first: Int!, $offset: Int!) {\n  listingProblems(isSettled: $isSettled, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      id\n      reason\n      text\n      email\n      homeName\n      groupSlug\n      typeGroup\n      projectSlug\n      activity\n      agentName\n      agency\n      isAdvertised\n      isHeld\n      createdDate\n    }\n  }\n}": typeof types.ListingProblemsDocument,
    "query ListingProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    name\n    nameLocal\n  }\n}": typeof types.ListingProjectDocument,
    "query ListingToConfirm($token: String!) {\n  listingToConfirm(token: $token) {\n    country\n    projectName\n    projectNameLocal\n    propertyGroup\n    unitMix\n    activity\n    price\n    state\n    isConfirmed\n  }\n}": typeof types.ListingToConfirmDocument,
    "mutation OrderListingMedia($listing: ID!, $ids: [ID!]!) {\n  orderListingMedia(listing: $listing, ids: $ids) {\n    id\n  }\n}": typeof types.OrderListingMediaDocument,
    "query OwnListing($id: ID!) {\n  ownListing(id: $id) {\n    ...OwnListingWhole\n  }\n}": typeof types.OwnListingDocument,
    "fragment OwnListingCard on OwnListing {\n  id\n  version\n  country\n  state\n  activity\n  typeGroup\n  projectSlug\n  projectName\n  projectNameLocal\n  street\n  address\n  propertyGroup\n  propertyType\n  unitMix\n  areaSqm\n  price\n  headline\n  cover\n  photoCount\n  may\n  daysLeft\n  groupSlug\n  addressTypeGroup\n  addressProjectSlug\n  updatedDate\n}": typeof types.OwnListingCardFragmentDoc,
    "fragment OwnListingWhole on OwnListing {\n  ...OwnListingCard\n  postalCode\n  bedrooms\n  bathrooms\n  areaMeasure\n  landSqm\n  floor\n  floorType\n  furnished\n  facilities\n  availableOn\n  description\n  locale\n  tourUrl\n  videoUrl\n  needs\n  twin\n  advertiser {\n    agentName\n    agentLicence\n    agentPhone\n    agency\n    agencyLicence\n  }\n  media {\n    ...ListingPicture\n  }\n  events {\n    action\n    note\n    date\n  }\n}": typeof types.OwnListingWholeFragmentDoc,
    "query OwnListings($filter: OwnListingFilter, $first: Int!, $offset: Int!) {\n  ownListings(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      ...OwnListingCard\n    }\n  }\n  ownListingCounts {\n    state\n    total\n    due\n  }\n}": typeof types.OwnListingsDocument,
    "mutation RemoveListingMedia($id: ID!) {\n  removeListingMedia(id: $id) {\n    id\n  }\n}": typeof types.RemoveListingMediaDocument,
    "mutation SaveListing($key: String!, $id: ID, $version: Int!, $input: ListingInput!) {\n  saveListing(key: $key, id: $id, version: $version, input: $input) {\n    ...OwnListingWhole\n  }\n}": typeof types.SaveListingDocument,
    "mutation SettleListingProblem($key: String!, $id: ID!, $note: String!, $withdraws: Boolean!) {\n  settleListingProblem(key: $key, id: $id, note: $note, withdraws: $withdraws) {\n    id\n  }\n}": typeof types.SettleListingProblemDocument,
    "query AreaFigures($filter: ProjectFilter!) {\n  areaFigures(filter: $filter) {\n    projectCount\n    homeCount\n    psf {\n      n\n      p25\n      median\n      p75\n    }\n    price {\n      n\n      p25\n      median\n      p75\n    }\n    change12m\n    grossYield\n    to\n  }\n}": typeof types.AreaFiguresDocument,
    "query MapAmenities($filter: AmenityFilter, $first: Int) {\n  amenities(filter: $filter, first: $first) {\n    nodes {\n      id\n      type\n      code\n      name\n      nameLocal\n      lat\n      lng\n    }\n  }\n}": typeof types.MapAmenitiesDocument,
    "query MapAreas($filter: AreaFilter, $first: Int, $offset: Int) {\n  areas(filter: $filter, first: $first, offset: $offset) {\n    nodes {\n      id\n      name\n      nameLocal\n      lat\n      lng\n      parent {\n        id\n        name\n        nameLocal\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": typeof types.MapAreasDocument,
    "query MapAskedIds($filter: ProjectFilter!) {\n  projectIds(filter: $filter)\n}": typeof types.MapAskedIdsDocument,
    "query MapData {\n  market {\n    ...MarketBasis\n    dataVersion\n  }\n  mapData {\n    basemapUrl\n    stationsUrl\n    stationGraphUrl\n    streetsUrl\n    places {\n      type\n      count\n      url\n    }\n    markers {\n      typeGroup\n      count\n      url\n      figuresTo\n    }\n  }\n}": typeof types.MapDataDocument,
    "query MapList($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n      ...RowEstimate\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n}": typeof types.MapListDocument,
    "query MapProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    developer\n    facilities\n    buildings {\n      id\n    }\n    tours {\n      path\n      title\n    }\n    estimate {\n      __typename\n      ... on Estimate {\n        asOf\n        unitMix\n        areaSqm\n        low68\n        high68\n        confidence\n        statement {\n          ...Statement\n        }\n      }\n    }\n    nearby(first: 12) {\n      amenity {\n        id\n        type\n        name\n        nameLocal\n      }\n      walkMinutes\n    }\n  }\n}": typeof types.MapProjectDocument,
    "mutation LiveTicket {\n  liveTicket {\n    ticket\n  }\n}": typeof types.LiveTicketDocument,
    "mutation MarkNoticesRead($ids: [ID!]) {\n  markNoticesRead(ids: $ids) {\n    success\n  }\n}": typeof types.MarkNoticesReadDocument,
    "query NoticeCount {\n  noticeCount\n}": typeof types.NoticeCountDocument,
    "query NoticeSettings {\n  noticeSettings {\n    group\n    channel\n  }\n}": typeof types.NoticeSettingsDocument,
    "query Notices($first: Int!, $offset: Int!) {\n  notices(first: $first, offset: $offset) {\n    nodes {\n      id\n      kind\n      country\n      facts\n      path\n      at\n      isRead\n    }\n    totalCount\n  }\n}": typeof types.NoticesDocument,
    "mutation UpdateNoticeSetting($group: NoticeGroup!, $channel: NoticeChannel!) {\n  updateNoticeSetting(group: $group, channel: $channel) {\n    group\n    channel\n  }\n}": typeof types.UpdateNoticeSettingDocument,
    "mutation StartDelivery($order: ID!, $name: String!, $bytes: Int!, $print: String!) {\n  startDelivery(order: $order, name: $name, bytes: $bytes, print: $print) {\n    ...OrderFile\n  }\n}\n\nmutation FinishDelivery($file: ID!) {\n  finishDelivery(file: $file) {\n    id\n    isStored\n  }\n}\n\nmutation RemoveDelivery($file: ID!) {\n  removeDelivery(file: $file) {\n    id\n  }\n}": typeof types.StartDeliveryDocument,
    "query Order($id: ID!) {\n  order(id: $id) {\n    ...OrderWhole\n  }\n}": typeof types.OrderDocument,
    "mutation ActOnOrder($id: ID!, $key: String!, $action: OrderAction!, $note: String, $dueOn: String, $visitOn: String) {\n  actOnOrder(\n    id: $id\n    key: $key\n    action: $action\n    note: $note\n    dueOn: $dueOn\n    visitOn: $visitOn\n  ) {\n    id\n    state\n  }\n}\n\nmutation WriteOnOrder($id: ID!, $key: String!, $text: String!) {\n  writeOnOrder(id: $id, key: $key, text: $text) {\n    id\n  }\n}\n\nmutation ReadOrder($id: ID!) {\n  readOrder(id: $id) {\n    id\n  }\n}": typeof types.ActOnOrderDocument,
    "fragment OrderFacts on Order {\n  id\n  number\n  country\n  state\n  agentName\n  vendorName\n  place\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n  }\n  lines {\n    service\n    cents\n  }\n  cents\n  wishDays\n  visitOn\n  dueOn\n  createdDate\n}": typeof types.OrderFactsFragmentDoc,
    "fragment OrderFile on OrderFile {\n  id\n  side\n  name\n  kind\n  bytes\n  partBytes\n  parts\n  done\n  isStored\n  hasPreview\n  isDelivered\n}": typeof types.OrderFileFragmentDoc,
    "fragment OrderInvoiceFacts on OrderInvoice {\n  number\n  issuedOn\n  order\n  place\n  country\n  seller {\n    name\n    address\n    taxNumber\n  }\n  buyer {\n    name\n    agency\n    licence\n  }\n  lines {\n    service\n    cents\n  }\n  netCents\n  tax {\n    name\n    percent\n    cents\n  }\n  totalCents\n}": typeof types.OrderInvoiceFactsFragmentDoc,
    "query OrderMonths {\n  orderMonths {\n    month\n    country\n    otherId\n    otherName\n    orders\n    totalCents\n  }\n}\n\nquery OrderInvoices($month: String!, $other: ID) {\n  orderInvoices(month: $month, other: $other) {\n    ...OrderInvoiceFacts\n  }\n}": typeof types.OrderMonthsDocument,
    "fragment OrderWhole on Order {\n  ...OrderFacts\n  access\n  note\n  staging {\n    style\n    rooms\n    wantedOn\n  }\n  may\n  messages {\n    author\n    text\n    date\n  }\n  events {\n    action\n    actor\n    toState\n    note\n    date\n  }\n  files {\n    ...OrderFile\n  }\n  invoice {\n    ...OrderInvoiceFacts\n  }\n}": typeof types.OrderWholeFragmentDoc,
    "query Orders($filter: OrderFilter, $first: Int!, $offset: Int!) {\n  orders(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      ...OrderFacts\n      unread\n    }\n  }\n  orderCounts {\n    state\n    total\n    unread\n  }\n}": typeof types.OrdersDocument,
    "query OrderVendors {\n  market {\n    currencyCode\n  }\n  orderVendors {\n    id\n    name\n    about\n    isRegistered\n    approved\n    prices {\n      service\n      cents\n      days\n    }\n  }\n}\n\nmutation PlaceOrder($key: String!, $input: PlaceOrderInput!) {\n  placeOrder(key: $key, input: $input) {\n    id\n    number\n  }\n}": typeof types.OrderVendorsDocument,
    "query ServicePrices {\n  servicePrices {\n    service\n    cents\n    days\n  }\n}": typeof types.ServicePricesDocument,
    "fragment ExamplePlace on SearchSuggestion {\n  id\n  kind\n  title\n  subtitle\n  typeGroup\n  slug\n  projectId\n  areaId\n  lat\n  lng\n  resultCount\n}": typeof types.ExamplePlaceFragmentDoc,
    "fragment ListingCard on ListingGroup {\n  id\n  slug\n  activity\n  addressTypeGroup\n  addressProjectSlug\n  projectName\n  projectNameLocal\n  street\n  postalCode\n  propertyGroup\n  propertyType\n  tenure\n  completionYear\n  unitMix\n  areaSqm\n  landSqm\n  floorType\n  floors {\n    low\n    high\n  }\n  furnished\n  isLive\n  isUnderOffer\n  price\n  priceFirst\n  priceCutDate\n  psf\n  agentCount\n  hasTour\n  firstSeenDate\n  confirmedDate\n  goneDate\n  estimate {\n    value\n    low\n    high\n    against\n  }\n  photo {\n    id\n    url\n    alt\n  }\n}": typeof types.ListingCardFragmentDoc,
    "query ListingsOfAgent($licence: String!, $activity: ListingActivity, $after: ID, $first: Int) {\n  listingsOfAgent(\n    licence: $licence\n    activity: $activity\n    after: $after\n    first: $first\n  ) {\n    nodes {\n      ...ListingCard\n    }\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": typeof types.ListingsOfAgentDocument,
    "fragment ProjectCard on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  postalCode\n  area {\n    id\n    level\n    slug\n    name\n    nameLocal\n  }\n  lat\n  lng\n  tenure\n  tenureYears\n  leaseStartYear\n  completionYear\n  constructionStatus\n  floors\n  floorSoldMax\n  unitCount\n  saleCount\n  saleCount1y\n  rentCount\n  lastSaleMonth\n  lastSalePrice\n  lastSalePsf\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  change12m\n  grossYield\n  areaSqmMin\n  areaSqmMax\n}": typeof types.ProjectCardFragmentDoc,
    "query ProjectEstimate($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...EstimatedProject\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}\n\nfragment EstimatedProject on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    name\n    nameLocal\n  }\n  floors\n  floorSoldMax\n  unitCount\n  completionYear\n}\n\nfragment EstimateSummary on EstimateResult {\n  __typename\n  ... on Estimate {\n    asOf\n    unitMix\n    areaSqm\n    floor\n    value\n    psf\n    low68\n    high68\n    low90\n    high90\n    confidence\n    statement {\n      ...Statement\n    }\n    effectiveN\n  }\n  ... on EstimateRefusal {\n    reason\n    evidence\n    needed\n    newestEvidence: asOf\n    areaSqmMin\n    areaSqmMax\n    floorMax\n  }\n}\n\nfragment Statement on EstimateStatement {\n  __typename\n  ... on MeasuredStatement {\n    ...MeasuredStatement\n  }\n  ... on UnmeasuredStatement {\n    reason\n  }\n}\n\nfragment MeasuredStatement on MeasuredStatement {\n  typeGroup\n  area\n  areaSqmFrom\n  areaSqmTo\n  half\n  nine\n  n\n  from\n  to\n}\n\nfragment EstimateGrounds on Estimate {\n  method\n  paid\n  learnedFrom\n  drivers {\n    code\n    amount\n  }\n  rent {\n    value\n    low\n    high\n    n\n    scope\n    asOf\n    grossYield\n  }\n}": typeof types.ProjectEstimateDocument,
    "fragment RowEstimate on Project {\n  usualEstimate {\n    __typename\n    ... on UsualEstimate {\n      asOf\n      unitMix\n      areaSqm\n      floor\n      value\n      half\n      nine\n      unmeasured\n    }\n    ... on UsualEstimateRefusal {\n      reason\n    }\n  }\n}": typeof types.RowEstimateFragmentDoc,
    "query AgentMarket {\n  market {\n    currencyCode\n    isDemo\n    projectCount\n    saleCount\n    lastMonth\n    examples {\n      ...ExamplePlace\n    }\n  }\n  projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 6) {\n    nodes {\n      id\n      slug\n      typeGroup\n      propertyType\n      floors\n      floorSoldMax\n      unitCount\n      completionYear\n      block\n    }\n  }\n}": typeof types.AgentMarketDocument,
    "query Launches($areaId: ID, $offset: Int) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION], areaId: $areaId}\n    sort: NEWEST_SALE\n    withoutLaunch: true\n    first: 12\n    offset: $offset\n  ) {\n    nodes {\n      ...LaunchCard\n    }\n    totalCount\n  }\n  first50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    withoutLaunch: true\n    first: 50\n  ) {\n    ...LaunchAreas\n  }\n  next50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    withoutLaunch: true\n    first: 50\n    offset: 50\n  ) {\n    ...LaunchAreas\n  }\n  last50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    withoutLaunch: true\n    first: 50\n    offset: 100\n  ) {\n    ...LaunchAreas\n  }\n}\n\nfragment LaunchAreas on ProjectConnection {\n  nodes {\n    id\n    area {\n      id\n      name\n      nameLocal\n    }\n  }\n  totalCount\n}\n\nfragment LaunchCard on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    id\n    name\n    nameLocal\n  }\n  developer\n  tenure\n  tenureYears\n  completionYear\n  constructionStatus\n  floors\n  floorSoldMax\n  unitCount\n  saleCount1y\n  lastSaleMonth\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  unitMixes {\n    unitMix\n    unitsAvailable\n    launchPriceMin\n    launchPriceMax\n    salePriceMedian\n  }\n}": typeof types.LaunchesDocument,
    "mutation RegisterForLaunch($key: String!, $input: LaunchInterestInput!) {\n  registerForLaunch(key: $key, input: $input)\n}": typeof types.RegisterForLaunchDocument,
    "query KeptLaunches($filter: LaunchFilter, $sort: LaunchSort, $offset: Int) {\n  market {\n    currencyCode\n    isDemo\n  }\n  launches(filter: $filter, sort: $sort, first: 12, offset: $offset) {\n    nodes {\n      ...KeptLaunch\n    }\n    totalCount\n  }\n}\n\nfragment KeptLaunch on Launch {\n  id\n  typeGroup\n  projectSlug\n  name\n  developer\n  state\n  previewFrom\n  previewTo\n  bookingFrom\n  topMonth\n  tenure\n  tenureYears\n  pricesOn\n  unitCount\n  available\n  reserved\n  sold\n  priceFrom\n  psfMin\n  psfMax\n  project {\n    id\n    typeGroup\n    propertyType\n    slug\n    name\n    nameLocal\n    block\n    street\n    area {\n      id\n      name\n      nameLocal\n    }\n    completionYear\n    floors\n    floorSoldMax\n    unitCount\n    tenure\n  }\n}": typeof types.KeptLaunchesDocument,
    "query DeskLaunches {\n  deskLaunches {\n    id\n    typeGroup\n    projectSlug\n    name\n    state\n    pricesOn\n    unitCount\n    available\n    agent {\n      name\n    }\n  }\n}\n\nmutation LaunchFile($text: String!, $takes: Boolean!) {\n  launchFile(text: $text, takes: $takes) {\n    differences {\n      id\n      name\n      isNew\n      added\n      removed\n      repriced\n      restated\n    }\n    faults {\n      row\n      field\n      reason\n    }\n    isTaken\n  }\n}\n\nmutation SetLaunchAgent($id: ID!, $email: String!) {\n  setLaunchAgent(id: $id, email: $email) {\n    id\n    agent {\n      name\n    }\n  }\n}": typeof types.DeskLaunchesDocument,
    "query LaunchSale($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    currencyCode\n    isDemo\n  }\n  launch(typeGroup: $typeGroup, slug: $slug) {\n    ...KeptLaunch\n    country\n    source\n    tours {\n      ...TourLink\n    }\n    agent {\n      name\n      host\n    }\n    units {\n      stack\n      floor\n      unitMix\n      sizeSqft\n      plan\n      state\n      stateOn\n      price\n    }\n    balance {\n      day\n      unitMix\n      available\n      reserved\n      sold\n    }\n    resale {\n      metres\n      months\n      asOf\n      launchPsf\n      needed\n      groups {\n        ageFrom\n        ageTo\n        isLikeTenure\n        n\n        p25\n        median\n        p75\n        sales {\n          projectName\n          projectSlug\n          month\n          price\n          areaSqm\n          floorLow\n          floorHigh\n          completionYear\n          psf\n          restatedPsf\n        }\n      }\n    }\n  }\n}": typeof types.LaunchSaleDocument,
    "mutation AskAboutListing($key: String!, $input: ListingEnquiryInput!) {\n  askAboutListing(key: $key, input: $input)\n}": typeof types.AskAboutListingDocument,
    "query ComparedListings($slugs: [String!]!, $home: ReferenceHomeInput) {\n  listingsNormalised(slugs: $slugs, home: $home) {\n    reference {\n      areaSqm\n      floor\n      leaseStartYear\n    }\n    homes {\n      group {\n        ...ListingCard\n        bathrooms\n        tenureYears\n        facilities\n      }\n      restated {\n        price\n        areaFactor\n        floorFactor\n        leaseFactor\n      }\n    }\n  }\n}": typeof types.ComparedListingsDocument,
    "query ComparedProject($slug: String!) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  publicStack: project(typeGroup: PUBLIC_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateStack: project(typeGroup: PRIVATE_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateLand: project(typeGroup: PRIVATE_LAND, slug: $slug) {\n    ...ComparedFacts\n  }\n}\n\nfragment ComparedFacts on Project {\n  ...ProjectCard\n  unitMixes {\n    unitMix\n    gfaSqftAvg\n    saleCount1y\n  }\n}": typeof types.ComparedProjectDocument,
    "query ListedHome($slug: String!) {\n  listingGroup(slug: $slug) {\n    ...ListedHome\n  }\n}\n\nfragment ListedHome on ListingGroup {\n  ...ListingCard\n  typeGroup\n  projectSlug\n  tenureYears\n  constructionStatus\n  facilities\n  bedrooms\n  bathrooms\n  priceMax\n  isBack\n  daysAdvertised\n  advertisers {\n    id\n    agentName\n    agentLicence\n    agentPhone\n    agency\n    agencyLicence\n    sourceName\n    isLead\n    isUnderOffer\n    price\n    availableOn\n    furnished\n    headline\n    description\n    locale\n    tourUrl\n    tour {\n      ...TourLink\n    }\n    videoUrl\n    firstSeenDate\n    confirmedDate\n  }\n  pictures {\n    id\n    kind\n    url\n    alt\n    caption\n    width\n    height\n  }\n  prices {\n    date\n    price\n  }\n}": typeof types.ListedHomeDocument,
    "query ListingGroup($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    developer\n    unitMixes {\n      unitMix\n      unitCount\n      bedroomCount\n      bathroomCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSalePsf\n      lastSaleMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMin\n      salePsfMax\n      salePsfMedian\n      rentPriceMin\n      rentPriceMax\n      rentPriceMedian\n      saleCount1y\n      rentCount1y\n      lastRentPrice\n      lastRentMonth\n    }\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}": typeof types.ListingGroupDocument,
    "query ListingLanding {\n  sale: listingSearch(filter: {activity: SALE}, first: 4) {\n    totalCount\n    nodes {\n      group {\n        ...ListingCard\n      }\n    }\n  }\n  rent: listingSearch(filter: {activity: RENT}, first: 1) {\n    totalCount\n  }\n  room: listingSearch(filter: {activity: ROOM}, first: 1) {\n    totalCount\n  }\n}": typeof types.ListingLandingDocument,
    "query ListingPlaces($filter: ListingFilter) {\n  market {\n    currencyCode\n  }\n  mapData {\n    basemapUrl\n    stationsUrl\n  }\n  listingPlaces(filter: $filter) {\n    projects\n    placeless\n    places {\n      typeGroup\n      projectSlug\n      projectName\n      projectNameLocal\n      lat\n      lng\n      count\n      priceMin\n    }\n  }\n}": typeof types.ListingPlacesDocument,
    "query ListingSearch($filter: ListingFilter, $sort: ListingSort, $first: Int, $offset: Int) {\n  listingSearch(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      matched\n      group {\n        ...ListingCard\n      }\n    }\n    totalCount\n  }\n  listingFacets(filter: $filter) {\n    facet\n    value\n    count\n    name\n    nameLocal\n  }\n}": typeof types.ListingSearchDocument,
    "query ListingsOfMix($typeGroup: TypeGroup!, $slug: String!, $activity: ListingActivity!, $unitMix: String, $first: Int) {\n  listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: $activity\n    unitMix: $unitMix\n    first: $first\n  ) {\n    nodes {\n      ...ListingCard\n    }\n    totalCount\n  }\n}": typeof types.ListingsOfMixDocument,
    "mutation ReportListing($key: String!, $group: ID!, $listing: ID, $reason: ListingProblem!, $text: String!, $email: String, $honey: String) {\n  reportListing(\n    key: $key\n    group: $group\n    listing: $listing\n    reason: $reason\n    text: $text\n    email: $email\n    honey: $honey\n  ) {\n    success\n  }\n}": typeof types.ReportListingDocument,
    "query AccuracyState {\n  market {\n    countryCode\n    lastMonth\n    saleCount\n  }\n  valuationUnmeasured {\n    reason\n  }\n  valuationAccuracy {\n    typeGroup\n  }\n}": typeof types.AccuracyStateDocument,
    "query AccuracyTables {\n  market {\n    isDemo\n    lastMonth\n    currencyCode\n  }\n  valuationUnmeasured {\n    typeGroup\n    reason\n  }\n  valuationAccuracy {\n    ...MeasuredSegment\n  }\n}\n\nfragment MeasuredSegment on ValuationAccuracy {\n  typeGroup\n  from\n  to\n  madeOn\n  coverage\n  scores {\n    ...MeasuredScores\n  }\n  naive {\n    ...MeasuredScores\n  }\n  floor {\n    pairs\n    medianError\n    meanError\n  }\n  byArea {\n    name\n    scores {\n      ...MeasuredScores\n    }\n  }\n  byKind {\n    name\n    scores {\n      ...MeasuredScores\n    }\n  }\n  byPriceDecile {\n    name\n    scores {\n      ...MeasuredScores\n    }\n  }\n  statements {\n    ...MeasuredStatement\n  }\n}\n\nfragment MeasuredScores on AccuracyScores {\n  n\n  medianError\n  meanError\n  within5\n  within10\n  within20\n  medianBias\n  cover68\n  cover90\n}": typeof types.AccuracyTablesDocument,
    "mutation AskWidget($key: String!, $widgetKey: String!, $input: WidgetEnquiryInput!) {\n  askWidget(key: $key, widgetKey: $widgetKey, input: $input)\n}": typeof types.AskWidgetDocument,
    "query HomeHistory($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    estimateHistory(home: $home) {\n      asOf\n      value\n      low68\n      high68\n      low90\n      high90\n    }\n  }\n}": typeof types.HomeHistoryDocument,
    "query HomeValue($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    ...MarketBasis\n    sources {\n      name\n      licence\n    }\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ValuedProject\n    estimate(home: $home) {\n      ...HomeEstimate\n    }\n  }\n}\n\nfragment ValuedProject on Project {\n  ...EstimatedProject\n  postalCode\n  tenure\n  tenureYears\n  leaseStartYear\n  lastSaleMonth\n  lastSalePrice\n  unitMixes {\n    unitMix\n    gfaSqftAvg\n  }\n}\n\nfragment HomeEstimate on EstimateResult {\n  ...EstimateSummary\n  ... on Estimate {\n    ...EstimateGrounds\n    comparables {\n      ...ComparableSale\n    }\n  }\n}\n\nfragment ComparableSale on Comparable {\n  id\n  project {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n  }\n  month\n  price\n  unitMix\n  areaSqm\n  floorLow\n  floorHigh\n  distanceMetres\n  ageMonths\n  timeAdjustment\n  kindAdjustment\n  areaAdjustment\n  floorAdjustment\n  leaseAdjustment\n  adjustedPrice\n  weight\n}": typeof types.HomeValueDocument,
    "query ValuationAccuracy {\n  valuationUnmeasured {\n    reason\n  }\n  valuationAccuracy {\n    typeGroup\n    from\n    to\n    madeOn\n    coverage\n    scores {\n      n\n      medianError\n      within10\n      cover68\n      cover90\n    }\n    naive {\n      medianError\n      within10\n    }\n  }\n}": typeof types.ValuationAccuracyDocument,
    "query ValueExamples {\n  market {\n    ...MarketBasis\n    projectCount\n    saleCount\n    examples {\n      ...ExamplePlace\n    }\n  }\n}": typeof types.ValueExamplesDocument,
    "query ValuePlaces($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      id\n      typeGroup\n      propertyGroup\n      slug\n      name\n      nameLocal\n      street\n      area {\n        name\n        nameLocal\n      }\n      saleCount1y\n      lastSaleMonth\n      lastSalePrice\n    }\n    totalCount\n  }\n}": typeof types.ValuePlacesDocument,
    "query Widget($key: String!) {\n  widget(key: $key) {\n    country\n    agency\n    hosts\n  }\n}": typeof types.WidgetDocument,
    "fragment BuildingPanel on BuildingInfo {\n  buildingStatus\n  buildingType\n  buildingHeight\n  officeDetails {\n    buildingGrade\n    raiseFloorSystem\n    officeFacilities {\n      retail\n    }\n  }\n  launchCompletionPeriod {\n    launchDate\n    completionYear\n    occupationPermitDate\n    certificateComplianceDate\n  }\n  totalBuildingArea {\n    ...BuildingAreaFigures\n  }\n  typicalFloorPlateArea {\n    ...BuildingAreaFigures\n  }\n  totalTransactedArea {\n    ...BuildingAreaFigures\n  }\n  buildingSpecs {\n    floors\n    basementFloors\n    towers\n    units\n    rentalUnits\n    lifts\n    serviceLifts\n    floorToFloorHeight\n    ceilingHeight\n    floorLoadingKpa\n    airConditioning\n    powerSupply\n    structure\n  }\n  buildingFacilities {\n    parkingLots\n    chargingPoints\n    bicycleParking\n    loadingBays\n    multiStoreyCarPark\n    shops\n    marketAndFood\n    pavilion\n    endOfTrip\n    conferenceRooms\n  }\n  siteInfo {\n    siteAreaSqm\n    plotRatio\n    landUse\n    lotNumber\n  }\n  developmentOwnershipManagement {\n    developer\n    owner\n    manager\n    architect\n    contractor\n    strataTitled\n    serviceChargePsf\n  }\n  leaseSpaceDetails {\n    availableSqm\n    smallestSqm\n    largestSqm\n    vacancyRate\n    leaseTermYears\n  }\n  tenant {\n    count\n    occupancyRate\n    anchors\n  }\n  rentSchedules {\n    netRent {\n      from\n      to\n      psf\n    }\n  }\n  lastSale {\n    month\n    price\n    psf\n  }\n  lastRent {\n    month\n    price\n    psf\n  }\n}\n\nfragment BuildingAreaFigures on BuildingAreas {\n  verified {\n    measure\n    sqm\n  }\n  marketable {\n    measure\n    sqm\n  }\n  other {\n    measure\n    sqm\n  }\n}": typeof types.BuildingPanelFragmentDoc,
    "query BuildingStacks($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    buildings {\n      slug\n      name\n      postalCode\n      floors\n      unitCount\n      completionYear\n      stacks {\n        id\n        label\n        unitMix\n        areaSqm\n        floorLow\n        floorHigh\n      }\n    }\n  }\n}": typeof types.BuildingStacksDocument,
    "fragment EstimateFacts on EstimateResult {\n  ...EstimateSummary\n  ... on Estimate {\n    ...EstimateGrounds\n    fsd\n    comparables {\n      ...ComparableSale\n      psf\n      unitMix\n      project {\n        block\n        street\n      }\n    }\n  }\n}": typeof types.EstimateFactsFragmentDoc,
    "query EstimateHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    estimate(home: $home) {\n      ...EstimateFacts\n    }\n  }\n}": typeof types.EstimateHomeDocument,
    "query ProjectTransactions($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $first: Int, $offset: Int, $unitMix: String, $building: String) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    transactions(\n      kind: $kind\n      first: $first\n      offset: $offset\n      unitMix: $unitMix\n      building: $building\n    ) {\n      ...TransactionPage\n    }\n  }\n}": typeof types.ProjectTransactionsDocument,
    "query ReportAgent {\n  user(sourceType: Website) {\n    id\n    phoneNumber\n    detail {\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n  }\n}": typeof types.ReportAgentDocument,
    "query ReportBody($typeGroup: TypeGroup!, $slug: String!, $admitsByDistance: Boolean = false) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    district {\n      id\n      level\n      slug\n      name\n      nameLocal\n    }\n    developer\n    facilities\n    unitMixes {\n      unitMix\n      unitCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSaleMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMedian\n      rentPriceMedian\n      monthlyRentYield\n      saleCount1y\n    }\n    tours {\n      ...TourLink\n    }\n    assets {\n      id\n      type\n      subtype\n      title\n      url\n      drawing\n      unitMix\n    }\n    trend {\n      quarter\n      n\n      p25\n      median\n      p75\n    }\n    areaIndex {\n      area {\n        name\n        nameLocal\n      }\n      points {\n        month\n        value\n        n\n      }\n    }\n    nearby(first: 40) {\n      ...NearbyPlace\n    }\n    primarySchools @include(if: $admitsByDistance) {\n      amenity {\n        id\n        name\n        nameLocal\n      }\n      distanceMetres\n    }\n    bands: transactions(first: 50) {\n      nodes {\n        id\n        unitMix\n        floorLow\n        floorHigh\n        psf\n        month\n      }\n    }\n  }\n}": typeof types.ReportBodyDocument,
    "query ReportExamples {\n  market {\n    countryCode\n    isDemo\n    examples {\n      ...ExamplePlace\n    }\n  }\n}": typeof types.ReportExamplesDocument,
    "query ReportListings($typeGroup: TypeGroup!, $slug: String!) {\n  sale: listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: SALE\n    first: 1\n  ) {\n    totalCount\n  }\n  rent: listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: RENT\n    first: 1\n  ) {\n    totalCount\n  }\n  room: listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: ROOM\n    first: 1\n  ) {\n    totalCount\n  }\n  launch(typeGroup: $typeGroup, slug: $slug) {\n    available\n    unitCount\n  }\n}": typeof types.ReportListingsDocument,
    "query ReportPro($typeGroup: TypeGroup!, $slug: String!, $unitMix: String, $psf: Float) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    figures: unitMixes {\n      ...UnitMixFigures\n    }\n    rentalYield {\n      gross\n      sales {\n        n\n        median\n      }\n      rents {\n        n\n        median\n      }\n      from\n      to\n    }\n    gains {\n      reason\n      n\n      from\n      to\n      profitableShare\n      gainRate {\n        p25\n        median\n        p75\n      }\n      annualised {\n        n\n        p25\n        median\n        p75\n      }\n      medianHoldingYears\n      bins {\n        from\n        to\n        n\n      }\n      pairs(first: 20) {\n        unitNo\n        unitMix\n        areaSqm\n        floor\n        buyMonth\n        buyPrice\n        sellMonth\n        sellPrice\n        holdingYears\n        gain\n        gainRate\n        annualised\n      }\n    }\n    buildingInfo {\n      ...BuildingPanel\n    }\n    priceDistribution(unitMix: $unitMix, psf: $psf) {\n      psf {\n        n\n        p25\n        median\n        p75\n      }\n      from\n      to\n      inPricesOf\n      below\n      bins {\n        from\n        to\n        n\n      }\n    }\n    floorFigures {\n      inPricesOf\n      bands {\n        floorLow\n        floorHigh\n        unitMix\n        n\n        medianPsf\n        first\n        last\n      }\n      premium {\n        n\n        perFloor\n        low\n        high\n      }\n    }\n    seasons {\n      area {\n        name\n        nameLocal\n      }\n      fromYear\n      toYear\n      months {\n        month\n        area\n        own\n      }\n    }\n    rentYears {\n      year\n      to\n      rents {\n        n\n        p25\n        median\n        p75\n      }\n      sales {\n        n\n        median\n      }\n      grossYield\n    }\n    likeProjects {\n      tenure\n      year\n      yearsApart\n      sizeSqft\n      sizeApart\n      projects {\n        id\n        typeGroup\n        slug\n        name\n        nameLocal\n        completionYear\n        leaseStartYear\n        psf {\n          n\n          p25\n          median\n          p75\n        }\n        change12m\n        grossYield\n      }\n    }\n  }\n}\n\nfragment UnitMixFigures on UnitMix {\n  unitMix\n  unitCount\n  unitsAvailable\n  bedroomCount\n  bathroomCount\n  gfaSqftAvg\n  gfaSqftMin\n  gfaSqftMax\n  lastSalePrice\n  lastSalePsf\n  lastSaleMonth\n  lastRentPrice\n  lastRentPsf\n  lastRentMonth\n  salePriceAvg\n  salePriceMin\n  salePriceMax\n  salePriceMedian\n  salePriceP25\n  salePriceP75\n  salePsfAvg\n  salePsfMin\n  salePsfMax\n  salePsfMedian\n  salePsfP25\n  salePsfP75\n  rentPriceAvg\n  rentPriceMin\n  rentPriceMax\n  rentPriceMedian\n  rentPriceP25\n  rentPriceP75\n  rentPsfAvg\n  rentPsfMin\n  rentPsfMax\n  rentPsfMedian\n  rentPsfP25\n  rentPsfP75\n  launchPriceAvg\n  launchPriceMin\n  launchPriceMax\n  launchPriceMedian\n  launchPsfAvg\n  launchPsfMin\n  launchPsfMax\n  launchPsfMedian\n  launchCount\n  launchFrom\n  launchTo\n  monthlyRentYield\n  saleCount1y\n  saleCount30d\n  rentCount1y\n  rentCount30d\n  listingCount1y\n  listingCount30d\n  listingPriceMin\n  listingPriceMax\n  listingPsfMin\n  listingPsfMax\n}": typeof types.ReportProDocument,
    "query ReportTop($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    ...MarketBasis\n    dataVersion\n    rentCount\n    sources {\n      ...SourceBasis\n    }\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    isCommercial\n    lease {\n      tenure\n      years\n      startYear\n      endYear\n      remainingYears\n      asOfYear\n    }\n    buildings {\n      id\n      slug\n      name\n      postalCode\n      lat\n      lng\n      floors\n      unitCount\n      completionYear\n    }\n    homes: unitMixes {\n      unitMix\n      gfaSqftAvg\n    }\n    streetsAround {\n      isMain\n      points\n    }\n    closest: nearby(first: 10) {\n      ...NearbyPlace\n    }\n  }\n}\n\nfragment NearbyPlace on NearbyAmenity {\n  amenity {\n    id\n    type\n    subtype\n    code\n    name\n    nameLocal\n    lat\n    lng\n  }\n  distanceMetres\n  walkMetres\n  walkMinutes\n}": typeof types.ReportTopDocument,
    "query StackView($typeGroup: TypeGroup!, $slug: String!, $building: String) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    stackView(building: $building) {\n      isSample\n      sampleFloors\n      reason\n      building {\n        slug\n        name\n        floors\n        soldCount\n        inPricesOf\n        stacks {\n          label\n          unitMix\n          areaSqm\n          floorLow\n          floorHigh\n          units {\n            floor\n            unitNo\n            month\n            price\n            psf\n            psfToday\n            saleCount\n            boughtMonth\n            gain\n            gainRate\n            annualised\n          }\n        }\n      }\n    }\n  }\n}": typeof types.StackViewDocument,
    "fragment TransactionPage on TransactionConnection {\n  nodes {\n    id\n    activity\n    month\n    price\n    areaSqm\n    psf\n    unitMix\n    floorLow\n    floorHigh\n    unitNo\n    units\n    model\n  }\n  pageInfo {\n    hasNextPage\n    hasPreviousPage\n  }\n  totalCount\n}": typeof types.TransactionPageFragmentDoc,
    "mutation ActOnBooking($id: ID!, $key: String!, $action: BookingAction!, $reason: String) {\n  actOnBooking(id: $id, key: $key, action: $action, reason: $reason) {\n    id\n    state\n  }\n}": typeof types.ActOnBookingDocument,
    "query Booking($id: ID!) {\n  booking(id: $id) {\n    ...BookingParts\n  }\n}": typeof types.BookingDocument,
    "query Bookings($desk: CountryCode, $from: String!, $until: String!) {\n  bookings(desk: $desk, from: $from, until: $until) {\n    ...BookingParts\n  }\n}\n\nquery WaitedDays($desk: CountryCode, $from: String!, $until: String!) {\n  waitedDays(desk: $desk, from: $from, until: $until) {\n    day\n    kind\n    people\n  }\n}\n\nfragment BookingParts on Booking {\n  id\n  kind\n  state\n  startsAt\n  endsAt\n  timeZone\n  heldUntil\n  place\n  visitorName\n  visitorEmail\n  visitorPhone\n  note\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n  }\n  evidence\n}": typeof types.BookingsDocument,
    "query CalendarAddress {\n  calendarAddress\n}": typeof types.CalendarAddressDocument,
    "mutation MoveBooking($id: ID!, $key: String!, $startsAt: String!) {\n  moveBooking(id: $id, key: $key, startsAt: $startsAt) {\n    id\n    state\n  }\n}": typeof types.MoveBookingDocument,
    "mutation RenewCalendarAddress {\n  renewCalendarAddress\n}": typeof types.RenewCalendarAddressDocument,
    "query Schedule($desk: CountryCode) {\n  schedule(desk: $desk) {\n    ...ScheduleParts\n  }\n}\n\nfragment ScheduleParts on Schedule {\n  country\n  version\n  timeZone\n  timeZones\n  holidays {\n    day\n    name\n    isProvisional\n  }\n  observesHolidays\n  daysOff {\n    from\n    to\n  }\n  kinds {\n    kind\n    isOpen\n    hours {\n      weekday\n      from\n      to\n    }\n    lengthMinutes\n    bufferMinutes\n    capacity\n    noticeHours\n    aheadDays\n    perDayMax\n    mode\n    place\n  }\n}": typeof types.ScheduleDocument,
    "query TimesToMoveTo($id: ID!, $from: String!, $until: String!) {\n  timesToMoveTo(id: $id, from: $from, until: $until) {\n    startsAt\n    endsAt\n  }\n}": typeof types.TimesToMoveToDocument,
    "mutation UpdateSchedule($desk: CountryCode, $version: Int!, $input: ScheduleInput!) {\n  updateSchedule(desk: $desk, version: $version, input: $input) {\n    version\n  }\n}": typeof types.UpdateScheduleDocument,
    "query NothingFound($text: String!, $near: NearInput, $isNear: Boolean!, $filter: ProjectFilter) {\n  searchSuggestions(text: $text, first: 6) {\n    ...SuggestedPlace\n  }\n  filterRelief(filter: $filter) {\n    field\n    count\n  }\n  amenities(filter: {near: $near, types: [\"mrt\", \"mtr\", \"lrt\"]}, first: 4) @include(if: $isNear) {\n    nodes {\n      id\n      name\n      nameLocal\n      lat\n      lng\n    }\n  }\n}": typeof types.NothingFoundDocument,
    "query ResultCount($filter: ProjectFilter) {\n  projects(filter: $filter, first: 0) {\n    totalCount\n  }\n}": typeof types.ResultCountDocument,
    "query Results($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n      ...RowEstimate\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n  projectFacets(filter: $filter) {\n    facet\n    value\n    count\n    name\n    nameLocal\n  }\n}": typeof types.ResultsDocument,
    "mutation SaveSearch($input: SaveSearchInput!) {\n  saveSearch(input: $input) {\n    id\n  }\n}": typeof types.SaveSearchDocument,
    "query Suggest($text: String!, $first: Int) {\n  searchSuggestions(text: $text, first: $first) {\n    ...SuggestedPlace\n  }\n}\n\nfragment SuggestedPlace on SearchSuggestion {\n  id\n  kind\n  title\n  titleLocal\n  propertyType\n  projectName\n  projectNameLocal\n  street\n  postalCode\n  areaName\n  areaNameLocal\n  amenityType\n  schoolKind\n  code\n  typeGroup\n  slug\n  projectId\n  areaId\n  lat\n  lng\n  isApproximate\n  resultCount\n}": typeof types.SuggestDocument,
    "mutation AcceptSeat($token: String!, $key: String!, $name: String!, $password: String!) {\n  acceptSeat(token: $token, key: $key, name: $name, password: $password) {\n    token\n  }\n}": typeof types.AcceptSeatDocument,
    "mutation ActOnSeat($id: ID!, $key: String!, $move: SeatMove!) {\n  actOnSeat(id: $id, key: $key, move: $move) {\n    id\n    state\n  }\n}": typeof types.ActOnSeatDocument,
    "mutation GrantSeat($id: ID!, $key: String!, $rights: [SeatRight!]!) {\n  grantSeat(id: $id, key: $key, rights: $rights) {\n    id\n    state\n  }\n}": typeof types.GrantSeatDocument,
    "mutation InviteSeats($key: String!, $emails: [String!]!, $rights: [SeatRight!]!) {\n  inviteSeats(key: $key, emails: $emails, rights: $rights) {\n    email\n    code\n  }\n}": typeof types.InviteSeatsDocument,
    "mutation JoinSeat($token: String!, $key: String!) {\n  joinSeat(token: $token, key: $key) {\n    success\n  }\n}": typeof types.JoinSeatDocument,
    "mutation LeaveSeat($id: ID!, $key: String!) {\n  leaveSeat(id: $id, key: $key) {\n    success\n  }\n}": typeof types.LeaveSeatDocument,
    "mutation MoveSeat($id: ID!, $key: String!, $email: String!) {\n  moveSeat(id: $id, key: $key, email: $email) {\n    id\n    state\n  }\n}": typeof types.MoveSeatDocument,
    "query OwnSeat {\n  ownSeat {\n    id\n    holderName\n    state\n    isPaidFor\n    rights\n    untilDate\n  }\n}": typeof types.OwnSeatDocument,
    "mutation ResendSeat($id: ID!, $key: String!) {\n  resendSeat(id: $id, key: $key) {\n    id\n    state\n  }\n}": typeof types.ResendSeatDocument,
    "query SeatEvents($id: ID!) {\n  seatEvents(id: $id) {\n    action\n    toState\n    date\n  }\n}": typeof types.SeatEventsDocument,
    "query SeatInvitation($token: String!) {\n  seatInvitation(token: $token) {\n    state\n    email\n    holderName\n    hasAccount\n    rights\n    linkUntil\n  }\n}": typeof types.SeatInvitationDocument,
    "query Seats {\n  seats {\n    paid\n    taken\n    seats {\n      ...SeatParts\n    }\n  }\n}\n\nfragment SeatParts on Seat {\n  id\n  email\n  name\n  state\n  isPaidFor\n  rights\n  invitedDate\n  acceptedDate\n  endedDate\n  linkUntil\n  isLinkOld\n  resendSeconds\n  lastUsedOn\n}": typeof types.SeatsDocument,
    "query GeoipFuture {\n  geoipFuture {\n    success\n    geoip {\n      country {\n        isoCode\n      }\n    }\n  }\n}": typeof types.GeoipFutureDocument,
    "mutation Logout {\n  logout {\n    success\n  }\n}": typeof types.LogoutDocument,
    "query VendorViewer {\n  user(sourceType: Vendor) {\n    id\n  }\n}": typeof types.VendorViewerDocument,
    "query Viewer {\n  user(sourceType: Website) {\n    id\n    nickName\n    avatar\n    roles\n    stripeSubscription {\n      status\n      seatRights\n      stripePrice {\n        frontParams\n      }\n    }\n  }\n}": typeof types.ViewerDocument,
    "query AgentBrand($ceaNumber: String!) {\n  agentBrand(ceaNumber: $ceaNumber) {\n    lines {\n      name\n      licence\n      phone\n      agency\n      agencyLicence\n    }\n    accent\n    logo\n  }\n}\n\nquery AgentHosts($ceaNumber: String!) {\n  agentBrand(ceaNumber: $ceaNumber) {\n    hosts\n  }\n}\n\nfragment OwnBrand on OwnAgentBrand {\n  number\n  accent\n  logo\n  hosts\n}\n\nquery OwnAgentBrand {\n  ownAgentBrand {\n    ...OwnBrand\n  }\n}\n\nmutation UpdateAgentBrand($accent: String!, $hosts: [String!]!) {\n  updateAgentBrand(accent: $accent, hosts: $hosts) {\n    ...OwnBrand\n  }\n}\n\nmutation SetAgentLogo($file: File) {\n  setAgentLogo(file: $file) {\n    ...OwnBrand\n  }\n}": typeof types.AgentBrandDocument,
    "query AgentByNumber($ceaNumber: String!) {\n  ceaInfo(ceaNumber: $ceaNumber) {\n    salespersonName\n    estateAgency\n  }\n}": typeof types.AgentByNumberDocument,
    "fragment ServedArea on Area {\n  id\n  level\n  slug\n  name\n  nameLocal\n}\n\nquery AgentPage($ceaNumber: String!) {\n  agentPage(ceaNumber: $ceaNumber) {\n    country\n    lines {\n      name\n      licence\n      phone\n      agency\n      agencyLicence\n    }\n    verifiedOn\n    host\n    website\n    avatar\n    accent\n    logo\n    about\n    languages\n    tours {\n      ...TourLink\n    }\n    areas {\n      ...ServedArea\n    }\n  }\n}\n\nquery OwnAgentPage {\n  ownAgentPage {\n    about\n    website\n    languages\n    areas {\n      ...ServedArea\n    }\n  }\n}\n\nquery AreaChoices($first: Int, $offset: Int, $filter: AreaFilter) {\n  areas(first: $first, offset: $offset, filter: $filter) {\n    nodes {\n      ...ServedArea\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nmutation UpdateAgentPage($about: String!, $languages: [String!]!, $areas: [String!]!) {\n  updateAgentPage(about: $about, languages: $languages, areas: $areas) {\n    about\n  }\n}": typeof types.ServedAreaFragmentDoc,
    "query HostOfAgent($ceaNumber: String!) {\n  hostOfAgent(ceaNumber: $ceaNumber)\n}": typeof types.HostOfAgentDocument,
    "query SharedPage($id: ID!, $pass: String) {\n  share(id: $id, pass: $pass) {\n    state\n    needsPassword\n    opened {\n      kind\n      country\n      title\n      path\n      about\n      edition\n      figuresTo\n      lines {\n        name\n        licence\n        phone\n        agency\n        agencyLicence\n      }\n      madeAt\n      expiresAt\n      answers {\n        operation\n        variables\n        data\n      }\n    }\n  }\n}\n\nquery EditionNow {\n  market {\n    dataVersion\n    lastMonth\n  }\n}\n\nmutation EnterShare($id: ID!, $password: String!) {\n  enterShare(id: $id, password: $password)\n}": typeof types.SharedPageDocument,
    "query SharedProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    name\n    nameLocal\n    street\n    psf {\n      n\n      p25\n      median\n      p75\n    }\n    change12m\n    figuresTo\n    saleCount\n    tours {\n      ...TourLink\n    }\n  }\n}": typeof types.SharedProjectDocument,
    "fragment OwnShareRow on OwnShare {\n  id\n  kind\n  country\n  title\n  path\n  state\n  hasPassword\n  madeAt\n  expiresAt\n  views\n  days {\n    day\n    count\n  }\n}\n\nquery OwnShares($first: Int, $offset: Int) {\n  ownShares(first: $first, offset: $offset) {\n    nodes {\n      ...OwnShareRow\n    }\n    totalCount\n  }\n}\n\nmutation CreateShare($key: String!, $share: NewShare!) {\n  createShare(key: $key, share: $share) {\n    ...OwnShareRow\n  }\n}\n\nmutation RevokeShare($id: ID!) {\n  revokeShare(id: $id) {\n    id\n  }\n}\n\nmutation ExtendShare($id: ID!, $days: Int!) {\n  extendShare(id: $id, days: $days) {\n    id\n  }\n}\n\nmutation SetSharePassword($id: ID!, $password: String) {\n  setSharePassword(id: $id, password: $password) {\n    id\n  }\n}": typeof types.OwnShareRowFragmentDoc,
    "mutation CreateContactConsult($input: ContactConsultInput!) {\n  createContactConsult(input: $input) {\n    id\n    createdDate\n    updatedDate\n  }\n}": typeof types.CreateContactConsultDocument,
    "query DataSources {\n  market {\n    ...MarketBasis\n    dataVersion\n    firstMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      ...SourceBasis\n      kind\n      rowsRead\n      rowsRejected\n    }\n  }\n}": typeof types.DataSourcesDocument,
    "query Home($centre: NearInput) {\n  market {\n    ...MarketBasis\n    dataVersion\n    firstMonth\n    projectCount\n    saleCount\n    rentCount\n    sources {\n      kind\n      name\n    }\n    segments {\n      segment\n      month\n      indexValue\n      change12m\n      saleCount\n      saleCountMean12m\n      medianPrice\n      priceP25\n      priceP75\n      medianPsf\n      psfP25\n      psfP75\n      history {\n        month\n        value\n        n\n        psfP25\n        psfMedian\n        psfP75\n      }\n    }\n    examples {\n      ...ExamplePlace\n    }\n  }\n  valuationUnmeasured {\n    typeGroup\n    reason\n  }\n  valuationAccuracy {\n    typeGroup\n    statement {\n      ...MeasuredStatement\n    }\n  }\n  stations: amenities(\n    filter: {types: [\"mrt\", \"mtr\", \"lrt\"], near: $centre}\n    first: 12\n  ) {\n    nodes {\n      id\n      code\n      name\n      nameLocal\n      lat\n      lng\n    }\n  }\n  publicStack: projects(filter: {typeGroups: [PUBLIC_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateStack: projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateLand: projects(filter: {typeGroups: [PRIVATE_LAND]}, first: 3) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  launches: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    sort: NEWEST_SALE\n    first: 6\n  ) {\n    nodes {\n      ...HomeProject\n      launch {\n        available\n        priceFrom\n      }\n    }\n  }\n}\n\nfragment HomeProject on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  area {\n    name\n    nameLocal\n  }\n  tenure\n  tenureYears\n  completionYear\n  floors\n  floorSoldMax\n  unitCount\n  saleCount1y\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n}": typeof types.HomeDocument,
    "fragment MarketBasis on Market {\n  countryCode\n  currencyCode\n  isDemo\n  lastMonth\n}": typeof types.MarketBasisFragmentDoc,
    "query MarketFacts {\n  market {\n    ...MarketBasis\n    firstMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      ...SourceBasis\n    }\n  }\n}": typeof types.MarketFactsDocument,
    "fragment SourceBasis on DataSource {\n  name\n  licence\n  rowsAccepted\n  firstMonth\n  lastMonth\n}": typeof types.SourceBasisFragmentDoc,
    "mutation AskAboutTour($key: String!, $input: TourEnquiryInput!) {\n  askAboutTour(key: $key, input: $input)\n}": typeof types.AskAboutTourDocument,
    "mutation BeginTourBundle($tour: ID!, $kind: TourBundleKind!, $bytes: Int!, $print: String!) {\n  beginTourBundle(tour: $tour, kind: $kind, bytes: $bytes, print: $print) {\n    ...TourBundleState\n  }\n}": typeof types.BeginTourBundleDocument,
    "mutation CountTour($path: String!, $events: [TourEvent!]!) {\n  countTour(path: $path, events: $events)\n}": typeof types.CountTourDocument,
    "mutation CreateTour($key: String!, $title: String!) {\n  createTour(key: $key, title: $title) {\n    id\n  }\n}": typeof types.CreateTourDocument,
    "mutation DeleteTour($id: ID!) {\n  deleteTour(id: $id)\n}": typeof types.DeleteTourDocument,
    "mutation FinishTourBundle($id: ID!) {\n  finishTourBundle(id: $id) {\n    ...TourBundleState\n  }\n}": typeof types.FinishTourBundleDocument,
    "mutation HideTour($id: ID!) {\n  hideTour(id: $id) {\n    ...OwnTourWhole\n  }\n}": typeof types.HideTourDocument,
    "query OwnTour($id: ID!) {\n  ownTour(id: $id) {\n    ...OwnTourWhole\n  }\n}": typeof types.OwnTourDocument,
    "fragment OwnTourWhole on OwnTour {\n  id\n  path\n  country\n  state\n  version\n  changedAt\n  hasChanges\n  needs\n  deadEnds\n  unreachable\n  draft {\n    ...TourWhole\n  }\n  days {\n    day\n    opens\n    scenes\n    seconds\n    spots\n    enquiries\n  }\n}": typeof types.OwnTourWholeFragmentDoc,
    "query OwnTours {\n  ownTours {\n    id\n    path\n    country\n    state\n    changedAt\n    hasChanges\n    title\n    sceneCount\n    cover\n    opens\n  }\n}": typeof types.OwnToursDocument,
    "mutation PublishTour($id: ID!, $version: Int!) {\n  publishTour(id: $id, version: $version) {\n    ...OwnTourWhole\n  }\n}": typeof types.PublishTourDocument,
    "mutation SaveTour($id: ID!, $version: Int!, $draft: TourDraftInput!) {\n  saveTour(id: $id, version: $version, draft: $draft) {\n    ...OwnTourWhole\n  }\n}": typeof types.SaveTourDocument,
    "query ShownTour($path: String!) {\n  tour(path: $path) {\n    ...TourWhole\n  }\n}": typeof types.ShownTourDocument,
    "fragment TourBundleState on TourBundle {\n  id\n  isStored\n  parts\n  partBytes\n  done\n  width\n  height\n}": typeof types.TourBundleStateFragmentDoc,
    "query TourHosts($path: String!) {\n  tour(path: $path) {\n    hosts\n  }\n}": typeof types.TourHostsDocument,
    "fragment TourLink on TourLink {\n  path\n  title\n  locale\n  picture\n  alt\n  rooms\n}\n\nquery TourLinkAt($path: String!) {\n  tourLink(path: $path) {\n    ...TourLink\n  }\n}": typeof types.TourLinkFragmentDoc,
    "fragment TourWhole on Tour {\n  id\n  path\n  country\n  title\n  about\n  locale\n  lat\n  cameraMetres\n  lines {\n    name\n    licence\n    phone\n    agency\n    agencyLicence\n  }\n  plan {\n    bundle\n    width\n    height\n    metre\n  }\n  scenes {\n    id\n    place\n    hour\n    name\n    caption\n    alt\n    north\n    yaw\n    pitch\n    zoom\n    planX\n    planY\n    width\n    pano\n    still\n    spots {\n      id\n      toScene\n      title\n      text\n      yaw\n      pitch\n    }\n  }\n}": typeof types.TourWholeFragmentDoc,
    "mutation AlertDealList($code: ID!, $isOn: Boolean!) {\n  alertDealList(code: $code, isOn: $isOn) {\n    ...KeptDealList\n  }\n}": typeof types.AlertDealListDocument,
    "fragment DealFiguresPart on DealFigures {\n  n\n  from\n  to\n  price {\n    p25\n    median\n    p75\n  }\n  psf {\n    p25\n    median\n    p75\n  }\n}": typeof types.DealFiguresPartFragmentDoc,
    "query DealGroupsBy($filter: DealFilter!, $by: DealGrouping!) {\n  dealGroups(filter: $filter, by: $by) {\n    total\n    step\n    groups {\n      key\n      project {\n        typeGroup\n        slug\n        name\n        nameLocal\n      }\n      figures {\n        ...DealFiguresPart\n      }\n    }\n  }\n}": typeof types.DealGroupsByDocument,
    "query DealList($filter: DealFilter!, $sort: DealSort, $rows: Int, $after: String, $typeGroup: TypeGroup = PRIVATE_STACK, $slug: String = \"\", $isOfProject: Boolean!) {\n  market {\n    ...MarketBasis\n    firstMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) @include(if: $isOfProject) {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n    propertyGroup\n    area {\n      name\n      nameLocal\n    }\n  }\n  deals(filter: $filter, sort: $sort, rows: $rows, after: $after) {\n    ...DealRows\n  }\n  dealTotals(filter: $filter) {\n    total\n    figures {\n      ...DealFiguresPart\n    }\n  }\n}": typeof types.DealListDocument,
    "query DealLists {\n  dealLists {\n    ...KeptDealList\n  }\n}": typeof types.DealListsDocument,
    "query DealPlaces($level: String!) {\n  market {\n    ...MarketBasis\n  }\n  areas(filter: {level: $level}, first: 50) {\n    nodes {\n      id\n      name\n      nameLocal\n    }\n  }\n}": typeof types.DealPlacesDocument,
    "fragment DealRows on DealPage {\n  nodes {\n    transaction {\n      id\n      activity\n      month\n      price\n      areaSqm\n      psf\n      unitMix\n      floorLow\n      floorHigh\n      unitNo\n      units\n      model\n    }\n    typeGroup\n    propertyGroup\n    slug\n    projectId\n    projectName\n    projectNameLocal\n    street\n    areaName\n    areaNameLocal\n  }\n  endCursor\n}": typeof types.DealRowsFragmentDoc,
    "query DealSheet($filter: DealFilter!, $sort: DealSort, $after: String) {\n  dealSheet(filter: $filter, sort: $sort, after: $after) {\n    rows\n    endCursor\n  }\n}": typeof types.DealSheetDocument,
    "mutation DeleteDealList($code: ID!) {\n  deleteDealList(code: $code) {\n    success\n  }\n}": typeof types.DeleteDealListDocument,
    "mutation KeepDealList($name: String!, $search: String!, $filter: DealFilter!) {\n  keepDealList(name: $name, search: $search, filter: $filter) {\n    ...KeptDealList\n  }\n}": typeof types.KeepDealListDocument,
    "fragment KeptDealList on DealList {\n  code\n  name\n  search\n  hasAlert\n  isShared\n}": typeof types.KeptDealListFragmentDoc,
    "query MoreDeals($filter: DealFilter!, $sort: DealSort, $rows: Int, $after: String) {\n  deals(filter: $filter, sort: $sort, rows: $rows, after: $after) {\n    ...DealRows\n  }\n}": typeof types.MoreDealsDocument,
    "mutation RenameDealList($code: ID!, $name: String!) {\n  renameDealList(code: $code, name: $name) {\n    ...KeptDealList\n  }\n}": typeof types.RenameDealListDocument,
    "mutation ShareDealList($code: ID!, $isOn: Boolean!) {\n  shareDealList(code: $code, isOn: $isOn) {\n    ...KeptDealList\n  }\n}": typeof types.ShareDealListDocument,
    "query SharedDealList($code: ID!) {\n  sharedDealList(code: $code) {\n    name\n    country\n    search\n    lines {\n      name\n      licence\n      phone\n      agency\n      agencyLicence\n    }\n  }\n}": typeof types.SharedDealListDocument,
    "mutation VendorLogin($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Vendor) {\n    token\n  }\n}": typeof types.VendorLoginDocument,
};
const documents: Documents = {
    "query Account {\n  user(sourceType: Website) {\n    id\n    nickName\n    email\n    isEmailVerified\n    phoneNumber\n    country\n    language\n    avatar\n    roles\n    createdDate\n    detail {\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n    stripeSubscription {\n      status\n      expireDate\n      recurringPriceQuantity\n      stripePrice {\n        recurringType\n        intervalCount\n        unitAmount\n        currencyCode\n      }\n      stripeProduct {\n        name\n      }\n    }\n    subscription {\n      promoCode\n      expireDate\n    }\n  }\n}": types.AccountDocument,
    "query AccountExport {\n  accountExport\n}": types.AccountExportDocument,
    "mutation ActiveUserSelf($token: String!, $password: String!) {\n  activeUserSelf(token: $token, password: $password) {\n    success\n  }\n}": types.ActiveUserSelfDocument,
    "query CheckPhoneCode($phone: String!, $otp: String!) {\n  checkOTP(phone: $phone, otp: $otp) {\n    success\n  }\n}": types.CheckPhoneCodeDocument,
    "mutation DeleteAccount($currentPassword: String!) {\n  deleteAccount(currentPassword: $currentPassword) {\n    __typename\n  }\n}": types.DeleteAccountDocument,
    "mutation DeleteSavedSearch($id: ID!) {\n  deleteSavedSearch(id: $id) {\n    success\n  }\n}": types.DeleteSavedSearchDocument,
    "mutation DropLetters($ids: [ID!]!) {\n  dropLetters(ids: $ids) {\n    ids\n  }\n}": types.DropLettersDocument,
    "mutation EmailUpdate($email: String!, $code: String!) {\n  emailUpdate(email: $email, code: $code) {\n    success\n    message\n  }\n}": types.EmailUpdateDocument,
    "mutation EndFeedKey($source: ID!, $prefix: String!) {\n  endFeedKey(source: $source, prefix: $prefix) {\n    success\n  }\n}": types.EndFeedKeyDocument,
    "query FeedRejections($run: ID!) {\n  feedRejections(run: $run)\n}": types.FeedRejectionsDocument,
    "query NextPayment($country: CountryCode!) {\n  checkSubscription(country: $country) {\n    invoiceUpcoming {\n      amountDue\n      currencyCode\n      dueDate\n    }\n  }\n}": types.NextPaymentDocument,
    "query OwnConsults {\n  ownContactConsults {\n    id\n    interest\n    message\n    createdDate\n  }\n}": types.OwnConsultsDocument,
    "mutation RemoveAvatar {\n  removeAvatar {\n    success\n  }\n}": types.RemoveAvatarDocument,
    "mutation RenewFeedKey($source: ID!, $scopes: [FeedScope!]!) {\n  renewFeedKey(source: $source, scopes: $scopes) {\n    key\n  }\n}": types.RenewFeedKeyDocument,
    "mutation ResendLetters($ids: [ID!]!) {\n  resendLetters(ids: $ids) {\n    ids\n  }\n}": types.ResendLettersDocument,
    "mutation ResetPassword($token: String!, $password: String!, $confirmPassword: String!) {\n  resetPassword(\n    token: $token\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}": types.ResetPasswordDocument,
    "mutation RevokeOtherSessions {\n  revokeOtherSessions {\n    success\n  }\n}": types.RevokeOtherSessionsDocument,
    "mutation RevokeSession($id: ID!) {\n  revokeSession(id: $id) {\n    success\n  }\n}": types.RevokeSessionDocument,
    "mutation SaveListingSource($input: ListingSourceInput!) {\n  saveListingSource(input: $input) {\n    id\n    version\n  }\n}": types.SaveListingSourceDocument,
    "query SavedSearches {\n  savedSearches {\n    id\n    name\n    country\n    path\n    search\n    alert\n    canAlert\n    places {\n      at\n      name\n      nameLocal\n    }\n    createdDate\n  }\n}": types.SavedSearchesDocument,
    "query SendEmailUpdateCode($email: String!) {\n  sendEmailUpdateCode(email: $email) {\n    success\n    message\n  }\n}": types.SendEmailUpdateCodeDocument,
    "query SendPhoneCode($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}": types.SendPhoneCodeDocument,
    "mutation SendVerifyEmail {\n  sendVerifyEmail {\n    success\n  }\n}": types.SendVerifyEmailDocument,
    "query Sessions {\n  sessions {\n    id\n    createdDate\n    lastSeenDate\n    userAgent\n    isCurrent\n  }\n}": types.SessionsDocument,
    "fragment FeedSourceParts on ListingSource {\n  id\n  agency\n  agencyLicence\n  format\n  silenceDays\n  isActive\n  version\n  advertised\n  keys {\n    prefix\n    scopes\n    createdAt\n    endsAt\n    lastUsedAt\n  }\n  runs {\n    id\n    isWhole\n    state\n    reason\n    taken\n    changed\n    rejected\n    withdrawn\n    begunAt\n  }\n}\n\nquery StaffFeeds {\n  listingSources {\n    ...FeedSourceParts\n  }\n}": types.FeedSourcePartsFragmentDoc,
    "query StaffLetters($first: Int, $offset: Int) {\n  deadLetters(first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      template\n      country\n      recipient\n      tries\n      fault\n      createdDate\n      failedDate\n      isOver\n    }\n  }\n}": types.StaffLettersDocument,
    "query StaffLicences($filter: UserFilter, $first: Int, $offset: Int) {\n  sysUserDetails(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      userId\n      nickName\n      licenceCountry\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n  }\n}": types.StaffLicencesDocument,
    "query StaffMessages($filter: ContactConsultFilter, $first: Int, $offset: Int) {\n  contactConsults(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      name\n      email\n      phone\n      companyName\n      interest\n      message\n      country\n      createdDate\n    }\n  }\n}": types.StaffMessagesDocument,
    "query StaffPromoCodes($filter: SysStripeInfoFilter, $first: Int, $offset: Int) {\n  sysStripeInfoes(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      email\n      params\n      status\n      expireDate\n      createdDate\n    }\n  }\n}": types.StaffPromoCodesDocument,
    "query StaffUsers($filter: UserFilter, $first: Int, $offset: Int) {\n  users(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      nickName\n      email\n      phoneNumber\n      country\n      roles\n      createdDate\n      detail {\n        ceaNumber\n        estateAgency\n      }\n      stripeSubscription {\n        status\n      }\n    }\n  }\n}": types.StaffUsersDocument,
    "fragment KeptVendor on Vendor {\n  id\n  email\n  isActivated\n  name\n  about\n  address\n  taxNumber\n  isActive\n  version\n  prices {\n    service\n    cents\n    days\n  }\n  totals {\n    state\n    total\n  }\n}\n\nquery StaffVendors {\n  market {\n    currencyCode\n  }\n  vendors {\n    ...KeptVendor\n  }\n}\n\nmutation SaveVendor($input: VendorInput!) {\n  saveVendor(input: $input) {\n    ...KeptVendor\n  }\n}\n\nmutation InviteVendor($id: ID!) {\n  inviteVendor(id: $id)\n}": types.KeptVendorFragmentDoc,
    "mutation StopAlerts($token: String!) {\n  stopAlerts(token: $token) {\n    success\n  }\n}": types.StopAlertsDocument,
    "mutation UpdatePassword($currentPassword: String!, $password: String!, $confirmPassword: String!) {\n  updatePassword(\n    currentPassword: $currentPassword\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}": types.UpdatePasswordDocument,
    "mutation UpdateSavedSearch($id: ID!, $name: String, $alert: AlertInterval) {\n  updateSavedSearch(id: $id, name: $name, alert: $alert) {\n    id\n    name\n    alert\n  }\n}": types.UpdateSavedSearchDocument,
    "mutation UpdateUser($patch: UserPatch!, $detail: UserDetailPatch) {\n  updateUser(patch: $patch, detail: $detail) {\n    id\n  }\n}": types.UpdateUserDocument,
    "mutation UploadAvatar($file: File!) {\n  filesUpload(file: $file) {\n    success\n  }\n}": types.UploadAvatarDocument,
    "mutation UserUniqueId {\n  userUniqueId {\n    success\n    message\n    data\n  }\n}": types.UserUniqueIdDocument,
    "query ValidateToken($token: String!) {\n  validateToken(token: $token) {\n    success\n  }\n}": types.ValidateTokenDocument,
    "query VerifyEmail($token: String!) {\n  verifyEmail(token: $token) {\n    success\n  }\n}": types.VerifyEmailDocument,
    "query CheckOtp($phone: String!, $otp: String!, $proof: String!) {\n  checkOTP(phone: $phone, otp: $otp, proof: $proof) {\n    success\n  }\n}": types.CheckOtpDocument,
    "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    success\n  }\n}": types.ForgotPasswordDocument,
    "query Licence($ceaNumber: String!) {\n  validateCeaNumber(ceaNumber: $ceaNumber) {\n    isExist\n  }\n  ceaInfo(ceaNumber: $ceaNumber) {\n    ceaNumber\n    salespersonName\n    estateAgency\n    estateAgencyLicenseNo\n  }\n}": types.LicenceDocument,
    "mutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Website) {\n    token\n  }\n}": types.LoginDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n  }\n}": types.RegisterDocument,
    "query SendOtp($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}": types.SendOtpDocument,
    "query ValidateEmail($email: String!) {\n  validateEmail(email: $email) {\n    isExist\n  }\n}": types.ValidateEmailDocument,
    "mutation BeginSubscription($key: String!, $input: BeginSubscriptionInput!) {\n  beginSubscription(key: $key, input: $input) {\n    ...StepFacts\n  }\n}\n\nfragment StepFacts on CheckoutStep {\n  state\n  clientSecret\n  cardKey {\n    publishableKey\n    isDesk\n  }\n  amountDue\n  currencyCode\n  payPackageId\n  quantity\n  invCode\n  lastFailure\n}": types.BeginSubscriptionDocument,
    "query Billing($country: CountryCode!) {\n  billing(country: $country) {\n    ...BillingFacts\n  }\n}\n\nfragment BillingFacts on BillingOverview {\n  country\n  payment\n  cardKey {\n    publishableKey\n    isDesk\n  }\n  subscription {\n    id\n    standing\n    status\n    payPackageId\n    planKey\n    planName\n    recurringType\n    currencyCode\n    quantity\n    seats\n    createdDate\n    periodEndsDate\n    trialEndsDate\n    endsDate\n    accessUntilDate\n    next {\n      amountDue\n      currencyCode\n      dueDate\n    }\n    card {\n      brand\n      last4\n      expMonth\n      expYear\n      isExpiring\n    }\n    change {\n      payPackageId\n      planName\n      recurringType\n      quantity\n      date\n    }\n    invCode\n  }\n  openCheckout {\n    payPackageId\n    quantity\n    invCode\n  }\n  vip {\n    id\n    promoCode\n    expireDate\n  }\n}": types.BillingDocument,
    "query BillingInvoices($country: CountryCode!, $first: Int, $after: String) {\n  billingInvoices(country: $country, first: $first, after: $after) {\n    nodes {\n      id\n      number\n      status\n      createdDate\n      paidDate\n      currencyCode\n      total\n      amountDue\n      discount\n      tax\n      taxRate {\n        name\n        percent\n      }\n      pdfAddress\n      buyer {\n        name\n        email\n        address\n        taxNumber\n      }\n      lines {\n        text\n        quantity\n        amount\n        fromDate\n        untilDate\n      }\n    }\n    endCursor\n  }\n}": types.BillingInvoicesDocument,
    "query BillingStanding($country: CountryCode!) {\n  billing(country: $country) {\n    subscription {\n      standing\n      planName\n      accessUntilDate\n    }\n  }\n}": types.BillingStandingDocument,
    "mutation CancelSubscription($key: String!, $country: CountryCode!) {\n  cancelSubscription(key: $key, country: $country) {\n    ...BillingFacts\n  }\n}": types.CancelSubscriptionDocument,
    "mutation ChangeCard($key: String!, $country: CountryCode!) {\n  changeCard(key: $key, country: $country) {\n    ...StepFacts\n  }\n}": types.ChangeCardDocument,
    "mutation ChangeSubscription($key: String!, $country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $at: ChangeTime!) {\n  changeSubscription(\n    key: $key\n    country: $country\n    payPackageId: $payPackageId\n    quantity: $quantity\n    at: $at\n  ) {\n    ...StepFacts\n  }\n}": types.ChangeSubscriptionDocument,
    "mutation EndPromotionCode($id: ID!) {\n  endPromotionCode(id: $id) {\n    id\n    code\n    kind\n    country\n    state\n    percent\n    amountOff\n    months\n    plans\n    isFirstTimeOnly\n    useLimit\n    uses\n    endsDate\n    vipUntilDate\n    createdDate\n  }\n}": types.EndPromotionCodeDocument,
    "mutation MakePromotionCode($key: String!, $input: PromotionCodeInput!) {\n  makePromotionCode(key: $key, input: $input) {\n    id\n    code\n    kind\n    country\n    state\n    percent\n    amountOff\n    months\n    plans\n    isFirstTimeOnly\n    useLimit\n    uses\n    endsDate\n    vipUntilDate\n    createdDate\n  }\n}": types.MakePromotionCodeDocument,
    "mutation PayInvoice($key: String!, $country: CountryCode!, $withCardOnFile: Boolean!) {\n  payInvoice(key: $key, country: $country, withCardOnFile: $withCardOnFile) {\n    ...StepFacts\n  }\n}": types.PayInvoiceDocument,
    "query Plans($country: CountryCode!, $audience: PlanAudience!) {\n  plans(country: $country, audience: $audience) {\n    country\n    audience\n    currencyCode\n    payment\n    cardKey {\n      publishableKey\n      isDesk\n    }\n    tax {\n      name\n      percent\n    }\n    refusal\n    isCurrent\n    plans {\n      key\n      name\n      frontParams\n      hasSeats\n      quantityMin\n      quantityMax\n      prices {\n        id\n        recurringType\n        intervalCount\n        unitAmount\n        tiers {\n          upTo\n          unitAmount\n        }\n        currencyCode\n        trialDays\n        savingPercent\n      }\n    }\n  }\n}": types.PlansDocument,
    "query PreviewChange($country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $at: ChangeTime!) {\n  previewChange(\n    country: $country\n    payPackageId: $payPackageId\n    quantity: $quantity\n    at: $at\n  ) {\n    ...PriceFacts\n  }\n}": types.PreviewChangeDocument,
    "query PreviewSubscription($country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $invCode: String) {\n  previewSubscription(\n    country: $country\n    payPackageId: $payPackageId\n    quantity: $quantity\n    invCode: $invCode\n  ) {\n    ...PriceFacts\n  }\n}\n\nfragment PriceFacts on PricePreview {\n  currencyCode\n  lines {\n    kind\n    quantity\n    amount\n    fromDate\n    untilDate\n  }\n  discount\n  total\n  tax\n  taxRate {\n    name\n    percent\n  }\n  trialEndsDate\n  renewsDate\n  renewsAmount\n  code {\n    code\n    kind\n    percent\n    amountOff\n    months\n  }\n}": types.PreviewSubscriptionDocument,
    "query PromotionCode($country: CountryCode!, $invCode: String!, $payPackageId: ID) {\n  promotionCode(country: $country, invCode: $invCode, payPackageId: $payPackageId) {\n    code\n    kind\n    percent\n    amountOff\n    months\n    vipUntilDate\n  }\n}": types.PromotionCodeDocument,
    "query PromotionCodes($country: CountryCode, $text: String, $first: Int, $offset: Int) {\n  promotionCodes(country: $country, text: $text, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      code\n      kind\n      country\n      state\n      percent\n      amountOff\n      months\n      plans\n      isFirstTimeOnly\n      useLimit\n      uses\n      endsDate\n      vipUntilDate\n      createdDate\n    }\n  }\n}": types.PromotionCodesDocument,
    "mutation RedeemCode($country: CountryCode!, $invCode: String!) {\n  redeemCode(country: $country, invCode: $invCode) {\n    id\n    promoCode\n    expireDate\n  }\n}": types.RedeemCodeDocument,
    "mutation RefreshBilling($country: CountryCode!) {\n  refreshBilling(country: $country) {\n    ...BillingFacts\n  }\n}": types.RefreshBillingDocument,
    "mutation ResumeSubscription($key: String!, $country: CountryCode!) {\n  resumeSubscription(key: $key, country: $country) {\n    ...BillingFacts\n  }\n}": types.ResumeSubscriptionDocument,
    "mutation SettleCheckout($country: CountryCode!) {\n  settleCheckout(country: $country) {\n    ...StepFacts\n  }\n}": types.SettleCheckoutDocument,
    "mutation ActOnAppointment($token: String!, $key: String!, $action: AppointmentAction!, $reason: String) {\n  actOnAppointment(token: $token, key: $key, action: $action, reason: $reason) {\n    ...AppointmentFacts\n  }\n}": types.ActOnAppointmentDocument,
    "query Appointment($token: String!) {\n  appointment(token: $token) {\n    ...AppointmentFacts\n  }\n}": types.AppointmentDocument,
    "query AppointmentHost($host: String!) {\n  appointmentHost(host: $host) {\n    name\n    isDesk\n    country\n    ceaNumber\n    estateAgency\n    estateAgencyLicenseNo\n    timeZone\n    kinds {\n      kind\n      lengthMinutes\n      mode\n      capacity\n      aheadDays\n      place\n    }\n  }\n}": types.AppointmentHostDocument,
    "query AppointmentTimes($token: String!, $from: String!, $until: String!) {\n  appointmentTimes(token: $token, from: $from, until: $until) {\n    ...FreeTime\n  }\n}": types.AppointmentTimesDocument,
    "mutation AskAgent($key: String!, $input: AgentEnquiryInput!) {\n  askAgent(key: $key, input: $input)\n}": types.AskAgentDocument,
    "mutation BookAppointment($key: String!, $input: BookAppointmentInput!) {\n  bookAppointment(key: $key, input: $input) {\n    ...AnsweredAppointment\n  }\n}\n\nfragment AnsweredAppointment on AppointmentAnswer {\n  appointment {\n    ...AppointmentFacts\n  }\n  code\n  next {\n    ...FreeTime\n  }\n  token\n}\n\nfragment AppointmentFacts on Appointment {\n  kind\n  state\n  startsAt\n  endsAt\n  timeZone\n  place\n  host\n  hostName\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n  }\n  visitorName\n  mayMove\n  mayCancel\n}": types.BookAppointmentDocument,
    "mutation BookValuation($key: String!, $input: BookValuationInput!) {\n  bookValuation(key: $key, input: $input) {\n    ...AnsweredAppointment\n  }\n}": types.BookValuationDocument,
    "query BookedProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n  }\n}": types.BookedProjectDocument,
    "query FreeTimes($host: String!, $kind: AppointmentKind!, $from: String!, $until: String!) {\n  freeTimes(host: $host, kind: $kind, from: $from, until: $until) {\n    ...FreeTime\n  }\n}\n\nfragment FreeTime on Slot {\n  startsAt\n  endsAt\n  left\n}\n\nquery HostTimes($host: String!, $kind: AppointmentKind!, $from: String!, $until: String!) {\n  freeTimes(host: $host, kind: $kind, from: $from, until: $until) {\n    ...FreeTime\n  }\n  fullDays(host: $host, kind: $kind, from: $from, until: $until)\n}": types.FreeTimesDocument,
    "mutation MoveAppointment($token: String!, $key: String!, $startsAt: String!) {\n  moveAppointment(token: $token, key: $key, startsAt: $startsAt) {\n    ...AnsweredAppointment\n  }\n}": types.MoveAppointmentDocument,
    "query ValuationHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...EstimatedProject\n    unitMixes {\n      unitMix\n    }\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}": types.ValuationHomeDocument,
    "mutation JoinWaiting($input: WaitingInput!) {\n  joinWaiting(input: $input)\n}\n\nmutation LeaveWaiting($token: String!) {\n  leaveWaiting(token: $token)\n}": types.JoinWaitingDocument,
    "fragment LabelPlace on Project {\n  id\n  typeGroup\n  slug\n  name\n  nameLocal\n  block\n  street\n  postalCode\n  area {\n    name\n    nameLocal\n  }\n  buildings {\n    slug\n    name\n    postalCode\n    floors\n    stacks {\n      label\n      floorLow\n      floorHigh\n    }\n  }\n}\n\nquery LabelProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...LabelPlace\n  }\n}\n\nquery LabelStreet($street: String!, $first: Int) {\n  projects(filter: {street: $street}, first: $first) {\n    nodes {\n      ...LabelPlace\n    }\n    totalCount\n  }\n}": types.LabelPlaceFragmentDoc,
    "fragment LabelSheetFacts on LabelSheet {\n  id\n  country\n  title\n  print\n  count\n  leftOut\n  madeAt\n}\n\nfragment OpenedLabelSheetFacts on OpenedLabelSheet {\n  sheet {\n    ...LabelSheetFacts\n  }\n  homes\n  leftOutNow\n}\n\nquery LabelStanding {\n  labelStanding\n}\n\nquery OwnLabelSheets($first: Int, $offset: Int) {\n  ownLabelSheets(first: $first, offset: $offset) {\n    nodes {\n      ...LabelSheetFacts\n    }\n    totalCount\n  }\n}\n\nquery OwnLabelSheet($id: ID!) {\n  ownLabelSheet(id: $id) {\n    ...OpenedLabelSheetFacts\n  }\n}\n\nmutation MakeLabelSheet($key: String!, $input: LabelSheetInput!) {\n  makeLabelSheet(key: $key, input: $input) {\n    ...OpenedLabelSheetFacts\n  }\n}\n\nmutation CopyLabelSheet($key: String!, $id: ID!) {\n  copyLabelSheet(key: $key, id: $id) {\n    ...OpenedLabelSheetFacts\n  }\n}\n\nmutation DeleteLabelSheet($id: ID!) {\n  deleteLabelSheet(id: $id) {\n    success\n  }\n}": types.LabelSheetFactsFragmentDoc,
    "query SuppressedHomes($isForAll: Boolean, $first: Int, $offset: Int) {\n  suppressedHomes(isForAll: $isForAll, first: $first, offset: $offset) {\n    nodes {\n      id\n      country\n      home\n      reason\n      since\n    }\n    totalCount\n  }\n}\n\nmutation SuppressHomes($homes: String!, $reason: String!, $isForAll: Boolean) {\n  suppressHomes(homes: $homes, reason: $reason, isForAll: $isForAll)\n}\n\nmutation UnsuppressHome($id: ID!, $isForAll: Boolean) {\n  unsuppressHome(id: $id, isForAll: $isForAll) {\n    success\n  }\n}": types.SuppressedHomesDocument,
    "query LandDetails($landKey: String!) {\n  market {\n    ...LandMarket\n  }\n  land(landKey: $landKey) {\n    ...LandParcel\n  }\n}": types.LandDetailsDocument,
    "query LandNearby($near: NearInput!) {\n  launches: projects(\n    filter: {near: $near, constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    sort: NEAREST\n    first: 6\n  ) {\n    nodes {\n      ...NearbyProject\n    }\n  }\n  sales: projects(\n    filter: {near: $near, constructionStatuses: [COMPLETED]}\n    sort: NEWEST_SALE\n    first: 6\n  ) {\n    nodes {\n      ...NearbyProject\n    }\n  }\n}\n\nfragment NearbyProject on Project {\n  id\n  typeGroup\n  slug\n  name\n  nameLocal\n  completionYear\n  lastSaleMonth\n  lastSalePrice\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n}": types.LandNearbyDocument,
    "query Lands($filter: LandFilter, $offset: Int) {\n  market {\n    ...LandMarket\n  }\n  landUses\n  lands(filter: $filter, first: 20, offset: $offset) {\n    nodes {\n      ...LandParcel\n    }\n    totalCount\n  }\n}\n\nfragment LandMarket on Market {\n  currencyCode\n  isDemo\n  lastMonth\n}\n\nfragment LandParcel on Land {\n  id\n  landKey\n  nameDisplayText\n  area {\n    id\n    name\n    nameLocal\n  }\n  landUse\n  status\n  activity\n  tenureYears\n  siteAreaSqm\n  grossFloorAreaSqm\n  plotRatio\n  price\n  psfPpr\n  launchMonth\n  tenderCloseMonth\n  awardMonth\n  lat\n  lng\n}": types.LandsDocument,
    "fragment LeadRulesParts on LeadRules {\n  version\n  rules {\n    id\n    interests\n    languages\n    people\n    taken\n  }\n  staff {\n    id\n    name\n  }\n}\n\nquery LeadRules {\n  leadRules {\n    ...LeadRulesParts\n  }\n}\n\nmutation SaveLeadRules($version: Int!, $rules: [LeadRuleInput!]!) {\n  saveLeadRules(version: $version, rules: $rules) {\n    ...LeadRulesParts\n  }\n}": types.LeadRulesPartsFragmentDoc,
    "fragment LeadParts on Lead {\n  id\n  country\n  isHouse\n  origin\n  interest\n  name\n  email\n  phone\n  company\n  locale\n  message\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n    listing {\n      slug\n      activity\n    }\n  }\n  state\n  assignedTo\n  followUpOn\n  answerSeconds\n  isProven\n  suspicion\n  createdDate\n  launchInterest {\n    number\n    unit\n    unitMixes\n    previewOn\n  }\n}\n\nquery Leads($filter: LeadFilter, $first: Int, $offset: Int) {\n  leads(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      ...LeadParts\n    }\n  }\n  leadCounts {\n    state\n    isSuspected\n    total\n  }\n}\n\nquery Lead($id: ID!) {\n  lead(id: $id) {\n    ...LeadParts\n  }\n  leadEvents(id: $id) {\n    action\n    actor\n    toState\n    note\n    date\n  }\n  leadAssignees(id: $id) {\n    id\n    name\n  }\n}\n\nmutation MoveLead($id: ID!, $key: String!, $move: LeadMove!) {\n  moveLead(id: $id, key: $key, move: $move) {\n    id\n  }\n}\n\nmutation NoteOnLead($id: ID!, $key: String!, $note: String!) {\n  noteOnLead(id: $id, key: $key, note: $note) {\n    id\n  }\n}\n\nmutation FollowUpLead($id: ID!, $key: String!, $on: String) {\n  followUpLead(id: $id, key: $key, on: $on) {\n    id\n  }\n}\n\nmutation AssignLead($id: ID!, $key: String!, $to: ID!) {\n  assignLead(id: $id, key: $key, to: $to) {\n    id\n  }\n}\n\nmutation TrustLead($id: ID!, $key: String!) {\n  trustLead(id: $id, key: $key) {\n    id\n  }\n}\n\nmutation ReplyToLead($id: ID!, $key: String!, $text: String!) {\n  replyToLead(id: $id, key: $key, text: $text) {\n    id\n  }\n}": types.LeadPartsFragmentDoc,
    "query LinkPicture($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    currencyCode\n    isDemo\n    dataVersion\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    slug\n    typeGroup\n    propertyType\n    name\n    nameLocal\n    block\n    street\n    area {\n      name\n      nameLocal\n    }\n    floors\n    floorSoldMax\n    unitCount\n    completionYear\n    tenure\n    psf {\n      n\n      p25\n      median\n      p75\n    }\n    figuresTo\n    usualEstimate {\n      __typename\n      ... on UsualEstimate {\n        asOf\n        value\n      }\n    }\n  }\n}": types.LinkPictureDocument,
    "query LinkPictureOfAgent($ceaNumber: String!) {\n  agentPage(ceaNumber: $ceaNumber) {\n    verifiedOn\n    lines {\n      name\n      licence\n      agency\n      agencyLicence\n      phone\n    }\n  }\n}": types.LinkPictureOfAgentDocument,
    "query LinkPictureOfListing($slug: String!) {\n  market {\n    currencyCode\n    isDemo\n  }\n  listingGroup(slug: $slug) {\n    slug\n    activity\n    addressTypeGroup\n    addressProjectSlug\n    projectName\n    projectNameLocal\n    street\n    propertyType\n    tenure\n    completionYear\n    bedrooms\n    areaSqm\n    isLive\n    isUnderOffer\n    price\n    agentCount\n    advertisers {\n      agentName\n      agentLicence\n      agentPhone\n      agency\n      agencyLicence\n    }\n  }\n}": types.LinkPictureOfListingDocument,
    "query LinkPictureOfShare($id: ID!) {\n  shareCover(id: $id) {\n    kind\n    title\n    figuresTo\n    lines {\n      name\n      licence\n      agency\n      agencyLicence\n      phone\n    }\n  }\n}": types.LinkPictureOfShareDocument,
    "mutation ActOnListing($key: String!, $id: ID!, $action: ListingAction!) {\n  actOnListing(key: $key, id: $id, action: $action) {\n    ...OwnListingWhole\n  }\n}": types.ActOnListingDocument,
    "mutation AllowListing($key: String!, $id: ID!, $note: String!) {\n  allowListing(key: $key, id: $id, note: $note) {\n    id\n  }\n}": types.AllowListingDocument,
    "mutation BeginListingMedia($listing: ID!, $key: String!, $kind: ListingMediaKind!) {\n  beginListingMedia(listing: $listing, key: $key, kind: $kind) {\n    ...ListingPicture\n  }\n}": types.BeginListingMediaDocument,
    "mutation ConfirmListing($token: String!) {\n  confirmListing(token: $token) {\n    isConfirmed\n  }\n}": types.ConfirmListingDocument,
    "mutation DescribeListingMedia($id: ID!, $kind: ListingMediaKind!, $caption: String!, $alt: String!) {\n  describeListingMedia(id: $id, kind: $kind, caption: $caption, alt: $alt) {\n    id\n  }\n}": types.DescribeListingMediaDocument,
    "fragment ListingPicture on ListingMedia {\n  id\n  kind\n  caption\n  alt\n  state\n}": types.ListingPictureFragmentDoc,
    "query ListingProblems($isSettled: Boolean, $first: Int!, $offset: Int!) {\n  listingProblems(isSettled: $isSettled, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      id\n      reason\n      text\n      email\n      homeName\n      groupSlug\n      typeGroup\n      projectSlug\n      activity\n      agentName\n      agency\n      isAdvertised\n      isHeld\n      createdDate\n    }\n  }\n}": types.ListingProblemsDocument,
    "query ListingProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    name\n    nameLocal\n  }\n}": types.ListingProjectDocument,
    "query ListingToConfirm($token: String!) {\n  listingToConfirm(token: $token) {\n    country\n    projectName\n    projectNameLocal\n    propertyGroup\n    unitMix\n    activity\n    price\n    state\n    isConfirmed\n  }\n}": types.ListingToConfirmDocument,
    "mutation OrderListingMedia($listing: ID!, $ids: [ID!]!) {\n  orderListingMedia(listing: $listing, ids: $ids) {\n    id\n  }\n}": types.OrderListingMediaDocument,
    "query OwnListing($id: ID!) {\n  ownListing(id: $id) {\n    ...OwnListingWhole\n  }\n}": types.OwnListingDocument,
    "fragment OwnListingCard on OwnListing {\n  id\n  version\n  country\n  state\n  activity\n  typeGroup\n  projectSlug\n  projectName\n  projectNameLocal\n  street\n  address\n  propertyGroup\n  propertyType\n  unitMix\n  areaSqm\n  price\n  headline\n  cover\n  photoCount\n  may\n  daysLeft\n  groupSlug\n  addressTypeGroup\n  addressProjectSlug\n  updatedDate\n}": types.OwnListingCardFragmentDoc,
    "fragment OwnListingWhole on OwnListing {\n  ...OwnListingCard\n  postalCode\n  bedrooms\n  bathrooms\n  areaMeasure\n  landSqm\n  floor\n  floorType\n  furnished\n  facilities\n  availableOn\n  description\n  locale\n  tourUrl\n  videoUrl\n  needs\n  twin\n  advertiser {\n    agentName\n    agentLicence\n    agentPhone\n    agency\n    agencyLicence\n  }\n  media {\n    ...ListingPicture\n  }\n  events {\n    action\n    note\n    date\n  }\n}": types.OwnListingWholeFragmentDoc,
    "query OwnListings($filter: OwnListingFilter, $first: Int!, $offset: Int!) {\n  ownListings(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      ...OwnListingCard\n    }\n  }\n  ownListingCounts {\n    state\n    total\n    due\n  }\n}": types.OwnListingsDocument,
    "mutation RemoveListingMedia($id: ID!) {\n  removeListingMedia(id: $id) {\n    id\n  }\n}": types.RemoveListingMediaDocument,
    "mutation SaveListing($key: String!, $id: ID, $version: Int!, $input: ListingInput!) {\n  saveListing(key: $key, id: $id, version: $version, input: $input) {\n    ...OwnListingWhole\n  }\n}": types.SaveListingDocument,
    "mutation SettleListingProblem($key: String!, $id: ID!, $note: String!, $withdraws: Boolean!) {\n  settleListingProblem(key: $key, id: $id, note: $note, withdraws: $withdraws) {\n    id\n  }\n}": types.SettleListingProblemDocument,
    "query AreaFigures($filter: ProjectFilter!) {\n  areaFigures(filter: $filter) {\n    projectCount\n    homeCount\n    psf {\n      n\n      p25\n      median\n      p75\n    }\n    price {\n      n\n      p25\n      median\n      p75\n    }\n    change12m\n    grossYield\n    to\n  }\n}": types.AreaFiguresDocument,
    "query MapAmenities($filter: AmenityFilter, $first: Int) {\n  amenities(filter: $filter, first: $first) {\n    nodes {\n      id\n      type\n      code\n      name\n      nameLocal\n      lat\n      lng\n    }\n  }\n}": types.MapAmenitiesDocument,
    "query MapAreas($filter: AreaFilter, $first: Int, $offset: Int) {\n  areas(filter: $filter, first: $first, offset: $offset) {\n    nodes {\n      id\n      name\n      nameLocal\n      lat\n      lng\n      parent {\n        id\n        name\n        nameLocal\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": types.MapAreasDocument,
    "query MapAskedIds($filter: ProjectFilter!) {\n  projectIds(filter: $filter)\n}": types.MapAskedIdsDocument,
    "query MapData {\n  market {\n    ...MarketBasis\n    dataVersion\n  }\n  mapData {\n    basemapUrl\n    stationsUrl\n    stationGraphUrl\n    streetsUrl\n    places {\n      type\n      count\n      url\n    }\n    markers {\n      typeGroup\n      count\n      url\n      figuresTo\n    }\n  }\n}": types.MapDataDocument,
    "query MapList($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n      ...RowEstimate\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n}": types.MapListDocument,
    "query MapProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    developer\n    facilities\n    buildings {\n      id\n    }\n    tours {\n      path\n      title\n    }\n    estimate {\n      __typename\n      ... on Estimate {\n        asOf\n        unitMix\n        areaSqm\n        low68\n        high68\n        confidence\n        statement {\n          ...Statement\n        }\n      }\n    }\n    nearby(first: 12) {\n      amenity {\n        id\n        type\n        name\n        nameLocal\n      }\n      walkMinutes\n    }\n  }\n}": types.MapProjectDocument,
    "mutation LiveTicket {\n  liveTicket {\n    ticket\n  }\n}": types.LiveTicketDocument,
    "mutation MarkNoticesRead($ids: [ID!]) {\n  markNoticesRead(ids: $ids) {\n    success\n  }\n}": types.MarkNoticesReadDocument,
    "query NoticeCount {\n  noticeCount\n}": types.NoticeCountDocument,
    "query NoticeSettings {\n  noticeSettings {\n    group\n    channel\n  }\n}": types.NoticeSettingsDocument,
    "query Notices($first: Int!, $offset: Int!) {\n  notices(first: $first, offset: $offset) {\n    nodes {\n      id\n      kind\n      country\n      facts\n      path\n      at\n      isRead\n    }\n    totalCount\n  }\n}": types.NoticesDocument,
    "mutation UpdateNoticeSetting($group: NoticeGroup!, $channel: NoticeChannel!) {\n  updateNoticeSetting(group: $group, channel: $channel) {\n    group\n    channel\n  }\n}": types.UpdateNoticeSettingDocument,
    "mutation StartDelivery($order: ID!, $name: String!, $bytes: Int!, $print: String!) {\n  startDelivery(order: $order, name: $name, bytes: $bytes, print: $print) {\n    ...OrderFile\n  }\n}\n\nmutation FinishDelivery($file: ID!) {\n  finishDelivery(file: $file) {\n    id\n    isStored\n  }\n}\n\nmutation RemoveDelivery($file: ID!) {\n  removeDelivery(file: $file) {\n    id\n  }\n}": types.StartDeliveryDocument,
    "query Order($id: ID!) {\n  order(id: $id) {\n    ...OrderWhole\n  }\n}": types.OrderDocument,
    "mutation ActOnOrder($id: ID!, $key: String!, $action: OrderAction!, $note: String, $dueOn: String, $visitOn: String) {\n  actOnOrder(\n    id: $id\n    key: $key\n    action: $action\n    note: $note\n    dueOn: $dueOn\n    visitOn: $visitOn\n  ) {\n    id\n    state\n  }\n}\n\nmutation WriteOnOrder($id: ID!, $key: String!, $text: String!) {\n  writeOnOrder(id: $id, key: $key, text: $text) {\n    id\n  }\n}\n\nmutation ReadOrder($id: ID!) {\n  readOrder(id: $id) {\n    id\n  }\n}": types.ActOnOrderDocument,
    "fragment OrderFacts on Order {\n  id\n  number\n  country\n  state\n  agentName\n  vendorName\n  place\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n  }\n  lines {\n    service\n    cents\n  }\n  cents\n  wishDays\n  visitOn\n  dueOn\n  createdDate\n}": types.OrderFactsFragmentDoc,
    "fragment OrderFile on OrderFile {\n  id\n  side\n  name\n  kind\n  bytes\n  partBytes\n  parts\n  done\n  isStored\n  hasPreview\n  isDelivered\n}": types.OrderFileFragmentDoc,
    "fragment OrderInvoiceFacts on OrderInvoice {\n  number\n  issuedOn\n  order\n  place\n  country\n  seller {\n    name\n    address\n    taxNumber\n  }\n  buyer {\n    name\n    agency\n    licence\n  }\n  lines {\n    service\n    cents\n  }\n  netCents\n  tax {\n    name\n    percent\n    cents\n  }\n  totalCents\n}": types.OrderInvoiceFactsFragmentDoc,
    "query OrderMonths {\n  orderMonths {\n    month\n    country\n    otherId\n    otherName\n    orders\n    totalCents\n  }\n}\n\nquery OrderInvoices($month: String!, $other: ID) {\n  orderInvoices(month: $month, other: $other) {\n    ...OrderInvoiceFacts\n  }\n}": types.OrderMonthsDocument,
    "fragment OrderWhole on Order {\n  ...OrderFacts\n  access\n  note\n  staging {\n    style\n    rooms\n    wantedOn\n  }\n  may\n  messages {\n    author\n    text\n    date\n  }\n  events {\n    action\n    actor\n    toState\n    note\n    date\n  }\n  files {\n    ...OrderFile\n  }\n  invoice {\n    ...OrderInvoiceFacts\n  }\n}": types.OrderWholeFragmentDoc,
    "query Orders($filter: OrderFilter, $first: Int!, $offset: Int!) {\n  orders(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      ...OrderFacts\n      unread\n    }\n  }\n  orderCounts {\n    state\n    total\n    unread\n  }\n}": types.OrdersDocument,
    "query OrderVendors {\n  market {\n    currencyCode\n  }\n  orderVendors {\n    id\n    name\n    about\n    isRegistered\n    approved\n    prices {\n      service\n      cents\n      days\n    }\n  }\n}\n\nmutation PlaceOrder($key: String!, $input: PlaceOrderInput!) {\n  placeOrder(key: $key, input: $input) {\n    id\n    number\n  }\n}": types.OrderVendorsDocument,
    "query ServicePrices {\n  servicePrices {\n    service\n    cents\n    days\n  }\n}": types.ServicePricesDocument,
    "fragment ExamplePlace on SearchSuggestion {\n  id\n  kind\n  title\n  subtitle\n  typeGroup\n  slug\n  projectId\n  areaId\n  lat\n  lng\n  resultCount\n}": types.ExamplePlaceFragmentDoc,
    "fragment ListingCard on ListingGroup {\n  id\n  slug\n  activity\n  addressTypeGroup\n  addressProjectSlug\n  projectName\n  projectNameLocal\n  street\n  postalCode\n  propertyGroup\n  propertyType\n  tenure\n  completionYear\n  unitMix\n  areaSqm\n  landSqm\n  floorType\n  floors {\n    low\n    high\n  }\n  furnished\n  isLive\n  isUnderOffer\n  price\n  priceFirst\n  priceCutDate\n  psf\n  agentCount\n  hasTour\n  firstSeenDate\n  confirmedDate\n  goneDate\n  estimate {\n    value\n    low\n    high\n    against\n  }\n  photo {\n    id\n    url\n    alt\n  }\n}": types.ListingCardFragmentDoc,
    "query ListingsOfAgent($licence: String!, $activity: ListingActivity, $after: ID, $first: Int) {\n  listingsOfAgent(\n    licence: $licence\n    activity: $activity\n    after: $after\n    first: $first\n  ) {\n    nodes {\n      ...ListingCard\n    }\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": types.ListingsOfAgentDocument,
    "fragment ProjectCard on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  postalCode\n  area {\n    id\n    level\n    slug\n    name\n    nameLocal\n  }\n  lat\n  lng\n  tenure\n  tenureYears\n  leaseStartYear\n  completionYear\n  constructionStatus\n  floors\n  floorSoldMax\n  unitCount\n  saleCount\n  saleCount1y\n  rentCount\n  lastSaleMonth\n  lastSalePrice\n  lastSalePsf\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  change12m\n  grossYield\n  areaSqmMin\n  areaSqmMax\n}": types.ProjectCardFragmentDoc,
    "query ProjectEstimate($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...EstimatedProject\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}\n\nfragment EstimatedProject on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    name\n    nameLocal\n  }\n  floors\n  floorSoldMax\n  unitCount\n  completionYear\n}\n\nfragment EstimateSummary on EstimateResult {\n  __typename\n  ... on Estimate {\n    asOf\n    unitMix\n    areaSqm\n    floor\n    value\n    psf\n    low68\n    high68\n    low90\n    high90\n    confidence\n    statement {\n      ...Statement\n    }\n    effectiveN\n  }\n  ... on EstimateRefusal {\n    reason\n    evidence\n    needed\n    newestEvidence: asOf\n    areaSqmMin\n    areaSqmMax\n    floorMax\n  }\n}\n\nfragment Statement on EstimateStatement {\n  __typename\n  ... on MeasuredStatement {\n    ...MeasuredStatement\n  }\n  ... on UnmeasuredStatement {\n    reason\n  }\n}\n\nfragment MeasuredStatement on MeasuredStatement {\n  typeGroup\n  area\n  areaSqmFrom\n  areaSqmTo\n  half\n  nine\n  n\n  from\n  to\n}\n\nfragment EstimateGrounds on Estimate {\n  method\n  paid\n  learnedFrom\n  drivers {\n    code\n    amount\n  }\n  rent {\n    value\n    low\n    high\n    n\n    scope\n    asOf\n    grossYield\n  }\n}": types.ProjectEstimateDocument,
    "fragment RowEstimate on Project {\n  usualEstimate {\n    __typename\n    ... on UsualEstimate {\n      asOf\n      unitMix\n      areaSqm\n      floor\n      value\n      half\n      nine\n      unmeasured\n    }\n    ... on UsualEstimateRefusal {\n      reason\n    }\n  }\n}": types.RowEstimateFragmentDoc,
    "query AgentMarket {\n  market {\n    currencyCode\n    isDemo\n    projectCount\n    saleCount\n    lastMonth\n    examples {\n      ...ExamplePlace\n    }\n  }\n  projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 6) {\n    nodes {\n      id\n      slug\n      typeGroup\n      propertyType\n      floors\n      floorSoldMax\n      unitCount\n      completionYear\n      block\n    }\n  }\n}": types.AgentMarketDocument,
    "query Launches($areaId: ID, $offset: Int) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION], areaId: $areaId}\n    sort: NEWEST_SALE\n    withoutLaunch: true\n    first: 12\n    offset: $offset\n  ) {\n    nodes {\n      ...LaunchCard\n    }\n    totalCount\n  }\n  first50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    withoutLaunch: true\n    first: 50\n  ) {\n    ...LaunchAreas\n  }\n  next50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    withoutLaunch: true\n    first: 50\n    offset: 50\n  ) {\n    ...LaunchAreas\n  }\n  last50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    withoutLaunch: true\n    first: 50\n    offset: 100\n  ) {\n    ...LaunchAreas\n  }\n}\n\nfragment LaunchAreas on ProjectConnection {\n  nodes {\n    id\n    area {\n      id\n      name\n      nameLocal\n    }\n  }\n  totalCount\n}\n\nfragment LaunchCard on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    id\n    name\n    nameLocal\n  }\n  developer\n  tenure\n  tenureYears\n  completionYear\n  constructionStatus\n  floors\n  floorSoldMax\n  unitCount\n  saleCount1y\n  lastSaleMonth\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  unitMixes {\n    unitMix\n    unitsAvailable\n    launchPriceMin\n    launchPriceMax\n    salePriceMedian\n  }\n}": types.LaunchesDocument,
    "mutation RegisterForLaunch($key: String!, $input: LaunchInterestInput!) {\n  registerForLaunch(key: $key, input: $input)\n}": types.RegisterForLaunchDocument,
    "query KeptLaunches($filter: LaunchFilter, $sort: LaunchSort, $offset: Int) {\n  market {\n    currencyCode\n    isDemo\n  }\n  launches(filter: $filter, sort: $sort, first: 12, offset: $offset) {\n    nodes {\n      ...KeptLaunch\n    }\n    totalCount\n  }\n}\n\nfragment KeptLaunch on Launch {\n  id\n  typeGroup\n  projectSlug\n  name\n  developer\n  state\n  previewFrom\n  previewTo\n  bookingFrom\n  topMonth\n  tenure\n  tenureYears\n  pricesOn\n  unitCount\n  available\n  reserved\n  sold\n  priceFrom\n  psfMin\n  psfMax\n  project {\n    id\n    typeGroup\n    propertyType\n    slug\n    name\n    nameLocal\n    block\n    street\n    area {\n      id\n      name\n      nameLocal\n    }\n    completionYear\n    floors\n    floorSoldMax\n    unitCount\n    tenure\n  }\n}": types.KeptLaunchesDocument,
    "query DeskLaunches {\n  deskLaunches {\n    id\n    typeGroup\n    projectSlug\n    name\n    state\n    pricesOn\n    unitCount\n    available\n    agent {\n      name\n    }\n  }\n}\n\nmutation LaunchFile($text: String!, $takes: Boolean!) {\n  launchFile(text: $text, takes: $takes) {\n    differences {\n      id\n      name\n      isNew\n      added\n      removed\n      repriced\n      restated\n    }\n    faults {\n      row\n      field\n      reason\n    }\n    isTaken\n  }\n}\n\nmutation SetLaunchAgent($id: ID!, $email: String!) {\n  setLaunchAgent(id: $id, email: $email) {\n    id\n    agent {\n      name\n    }\n  }\n}": types.DeskLaunchesDocument,
    "query LaunchSale($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    currencyCode\n    isDemo\n  }\n  launch(typeGroup: $typeGroup, slug: $slug) {\n    ...KeptLaunch\n    country\n    source\n    tours {\n      ...TourLink\n    }\n    agent {\n      name\n      host\n    }\n    units {\n      stack\n      floor\n      unitMix\n      sizeSqft\n      plan\n      state\n      stateOn\n      price\n    }\n    balance {\n      day\n      unitMix\n      available\n      reserved\n      sold\n    }\n    resale {\n      metres\n      months\n      asOf\n      launchPsf\n      needed\n      groups {\n        ageFrom\n        ageTo\n        isLikeTenure\n        n\n        p25\n        median\n        p75\n        sales {\n          projectName\n          projectSlug\n          month\n          price\n          areaSqm\n          floorLow\n          floorHigh\n          completionYear\n          psf\n          restatedPsf\n        }\n      }\n    }\n  }\n}": types.LaunchSaleDocument,
    "mutation AskAboutListing($key: String!, $input: ListingEnquiryInput!) {\n  askAboutListing(key: $key, input: $input)\n}": types.AskAboutListingDocument,
    "query ComparedListings($slugs: [String!]!, $home: ReferenceHomeInput) {\n  listingsNormalised(slugs: $slugs, home: $home) {\n    reference {\n      areaSqm\n      floor\n      leaseStartYear\n    }\n    homes {\n      group {\n        ...ListingCard\n        bathrooms\n        tenureYears\n        facilities\n      }\n      restated {\n        price\n        areaFactor\n        floorFactor\n        leaseFactor\n      }\n    }\n  }\n}": types.ComparedListingsDocument,
    "query ComparedProject($slug: String!) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  publicStack: project(typeGroup: PUBLIC_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateStack: project(typeGroup: PRIVATE_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateLand: project(typeGroup: PRIVATE_LAND, slug: $slug) {\n    ...ComparedFacts\n  }\n}\n\nfragment ComparedFacts on Project {\n  ...ProjectCard\n  unitMixes {\n    unitMix\n    gfaSqftAvg\n    saleCount1y\n  }\n}": types.ComparedProjectDocument,
    "query ListedHome($slug: String!) {\n  listingGroup(slug: $slug) {\n    ...ListedHome\n  }\n}\n\nfragment ListedHome on ListingGroup {\n  ...ListingCard\n  typeGroup\n  projectSlug\n  tenureYears\n  constructionStatus\n  facilities\n  bedrooms\n  bathrooms\n  priceMax\n  isBack\n  daysAdvertised\n  advertisers {\n    id\n    agentName\n    agentLicence\n    agentPhone\n    agency\n    agencyLicence\n    sourceName\n    isLead\n    isUnderOffer\n    price\n    availableOn\n    furnished\n    headline\n    description\n    locale\n    tourUrl\n    tour {\n      ...TourLink\n    }\n    videoUrl\n    firstSeenDate\n    confirmedDate\n  }\n  pictures {\n    id\n    kind\n    url\n    alt\n    caption\n    width\n    height\n  }\n  prices {\n    date\n    price\n  }\n}": types.ListedHomeDocument,
    "query ListingGroup($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    developer\n    unitMixes {\n      unitMix\n      unitCount\n      bedroomCount\n      bathroomCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSalePsf\n      lastSaleMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMin\n      salePsfMax\n      salePsfMedian\n      rentPriceMin\n      rentPriceMax\n      rentPriceMedian\n      saleCount1y\n      rentCount1y\n      lastRentPrice\n      lastRentMonth\n    }\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}": types.ListingGroupDocument,
    "query ListingLanding {\n  sale: listingSearch(filter: {activity: SALE}, first: 4) {\n    totalCount\n    nodes {\n      group {\n        ...ListingCard\n      }\n    }\n  }\n  rent: listingSearch(filter: {activity: RENT}, first: 1) {\n    totalCount\n  }\n  room: listingSearch(filter: {activity: ROOM}, first: 1) {\n    totalCount\n  }\n}": types.ListingLandingDocument,
    "query ListingPlaces($filter: ListingFilter) {\n  market {\n    currencyCode\n  }\n  mapData {\n    basemapUrl\n    stationsUrl\n  }\n  listingPlaces(filter: $filter) {\n    projects\n    placeless\n    places {\n      typeGroup\n      projectSlug\n      projectName\n      projectNameLocal\n      lat\n      lng\n      count\n      priceMin\n    }\n  }\n}": types.ListingPlacesDocument,
    "query ListingSearch($filter: ListingFilter, $sort: ListingSort, $first: Int, $offset: Int) {\n  listingSearch(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      matched\n      group {\n        ...ListingCard\n      }\n    }\n    totalCount\n  }\n  listingFacets(filter: $filter) {\n    facet\n    value\n    count\n    name\n    nameLocal\n  }\n}": types.ListingSearchDocument,
    "query ListingsOfMix($typeGroup: TypeGroup!, $slug: String!, $activity: ListingActivity!, $unitMix: String, $first: Int) {\n  listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: $activity\n    unitMix: $unitMix\n    first: $first\n  ) {\n    nodes {\n      ...ListingCard\n    }\n    totalCount\n  }\n}": types.ListingsOfMixDocument,
    "mutation ReportListing($key: String!, $group: ID!, $listing: ID, $reason: ListingProblem!, $text: String!, $email: String, $honey: String) {\n  reportListing(\n    key: $key\n    group: $group\n    listing: $listing\n    reason: $reason\n    text: $text\n    email: $email\n    honey: $honey\n  ) {\n    success\n  }\n}": types.ReportListingDocument,
    "query AccuracyState {\n  market {\n    countryCode\n    lastMonth\n    saleCount\n  }\n  valuationUnmeasured {\n    reason\n  }\n  valuationAccuracy {\n    typeGroup\n  }\n}": types.AccuracyStateDocument,
    "query AccuracyTables {\n  market {\n    isDemo\n    lastMonth\n    currencyCode\n  }\n  valuationUnmeasured {\n    typeGroup\n    reason\n  }\n  valuationAccuracy {\n    ...MeasuredSegment\n  }\n}\n\nfragment MeasuredSegment on ValuationAccuracy {\n  typeGroup\n  from\n  to\n  madeOn\n  coverage\n  scores {\n    ...MeasuredScores\n  }\n  naive {\n    ...MeasuredScores\n  }\n  floor {\n    pairs\n    medianError\n    meanError\n  }\n  byArea {\n    name\n    scores {\n      ...MeasuredScores\n    }\n  }\n  byKind {\n    name\n    scores {\n      ...MeasuredScores\n    }\n  }\n  byPriceDecile {\n    name\n    scores {\n      ...MeasuredScores\n    }\n  }\n  statements {\n    ...MeasuredStatement\n  }\n}\n\nfragment MeasuredScores on AccuracyScores {\n  n\n  medianError\n  meanError\n  within5\n  within10\n  within20\n  medianBias\n  cover68\n  cover90\n}": types.AccuracyTablesDocument,
    "mutation AskWidget($key: String!, $widgetKey: String!, $input: WidgetEnquiryInput!) {\n  askWidget(key: $key, widgetKey: $widgetKey, input: $input)\n}": types.AskWidgetDocument,
    "query HomeHistory($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    estimateHistory(home: $home) {\n      asOf\n      value\n      low68\n      high68\n      low90\n      high90\n    }\n  }\n}": types.HomeHistoryDocument,
    "query HomeValue($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    ...MarketBasis\n    sources {\n      name\n      licence\n    }\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ValuedProject\n    estimate(home: $home) {\n      ...HomeEstimate\n    }\n  }\n}\n\nfragment ValuedProject on Project {\n  ...EstimatedProject\n  postalCode\n  tenure\n  tenureYears\n  leaseStartYear\n  lastSaleMonth\n  lastSalePrice\n  unitMixes {\n    unitMix\n    gfaSqftAvg\n  }\n}\n\nfragment HomeEstimate on EstimateResult {\n  ...EstimateSummary\n  ... on Estimate {\n    ...EstimateGrounds\n    comparables {\n      ...ComparableSale\n    }\n  }\n}\n\nfragment ComparableSale on Comparable {\n  id\n  project {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n  }\n  month\n  price\n  unitMix\n  areaSqm\n  floorLow\n  floorHigh\n  distanceMetres\n  ageMonths\n  timeAdjustment\n  kindAdjustment\n  areaAdjustment\n  floorAdjustment\n  leaseAdjustment\n  adjustedPrice\n  weight\n}": types.HomeValueDocument,
    "query ValuationAccuracy {\n  valuationUnmeasured {\n    reason\n  }\n  valuationAccuracy {\n    typeGroup\n    from\n    to\n    madeOn\n    coverage\n    scores {\n      n\n      medianError\n      within10\n      cover68\n      cover90\n    }\n    naive {\n      medianError\n      within10\n    }\n  }\n}": types.ValuationAccuracyDocument,
    "query ValueExamples {\n  market {\n    ...MarketBasis\n    projectCount\n    saleCount\n    examples {\n      ...ExamplePlace\n    }\n  }\n}": types.ValueExamplesDocument,
    "query ValuePlaces($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      id\n      typeGroup\n      propertyGroup\n      slug\n      name\n      nameLocal\n      street\n      area {\n        name\n        nameLocal\n      }\n      saleCount1y\n      lastSaleMonth\n      lastSalePrice\n    }\n    totalCount\n  }\n}": types.ValuePlacesDocument,
    "query Widget($key: String!) {\n  widget(key: $key) {\n    country\n    agency\n    hosts\n  }\n}": types.WidgetDocument,
    "fragment BuildingPanel on BuildingInfo {\n  buildingStatus\n  buildingType\n  buildingHeight\n  officeDetails {\n    buildingGrade\n    raiseFloorSystem\n    officeFacilities {\n      retail\n    }\n  }\n  launchCompletionPeriod {\n    launchDate\n    completionYear\n    occupationPermitDate\n    certificateComplianceDate\n  }\n  totalBuildingArea {\n    ...BuildingAreaFigures\n  }\n  typicalFloorPlateArea {\n    ...BuildingAreaFigures\n  }\n  totalTransactedArea {\n    ...BuildingAreaFigures\n  }\n  buildingSpecs {\n    floors\n    basementFloors\n    towers\n    units\n    rentalUnits\n    lifts\n    serviceLifts\n    floorToFloorHeight\n    ceilingHeight\n    floorLoadingKpa\n    airConditioning\n    powerSupply\n    structure\n  }\n  buildingFacilities {\n    parkingLots\n    chargingPoints\n    bicycleParking\n    loadingBays\n    multiStoreyCarPark\n    shops\n    marketAndFood\n    pavilion\n    endOfTrip\n    conferenceRooms\n  }\n  siteInfo {\n    siteAreaSqm\n    plotRatio\n    landUse\n    lotNumber\n  }\n  developmentOwnershipManagement {\n    developer\n    owner\n    manager\n    architect\n    contractor\n    strataTitled\n    serviceChargePsf\n  }\n  leaseSpaceDetails {\n    availableSqm\n    smallestSqm\n    largestSqm\n    vacancyRate\n    leaseTermYears\n  }\n  tenant {\n    count\n    occupancyRate\n    anchors\n  }\n  rentSchedules {\n    netRent {\n      from\n      to\n      psf\n    }\n  }\n  lastSale {\n    month\n    price\n    psf\n  }\n  lastRent {\n    month\n    price\n    psf\n  }\n}\n\nfragment BuildingAreaFigures on BuildingAreas {\n  verified {\n    measure\n    sqm\n  }\n  marketable {\n    measure\n    sqm\n  }\n  other {\n    measure\n    sqm\n  }\n}": types.BuildingPanelFragmentDoc,
    "query BuildingStacks($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    buildings {\n      slug\n      name\n      postalCode\n      floors\n      unitCount\n      completionYear\n      stacks {\n        id\n        label\n        unitMix\n        areaSqm\n        floorLow\n        floorHigh\n      }\n    }\n  }\n}": types.BuildingStacksDocument,
    "fragment EstimateFacts on EstimateResult {\n  ...EstimateSummary\n  ... on Estimate {\n    ...EstimateGrounds\n    fsd\n    comparables {\n      ...ComparableSale\n      psf\n      unitMix\n      project {\n        block\n        street\n      }\n    }\n  }\n}": types.EstimateFactsFragmentDoc,
    "query EstimateHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    estimate(home: $home) {\n      ...EstimateFacts\n    }\n  }\n}": types.EstimateHomeDocument,
    "query ProjectTransactions($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $first: Int, $offset: Int, $unitMix: String, $building: String) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    transactions(\n      kind: $kind\n      first: $first\n      offset: $offset\n      unitMix: $unitMix\n      building: $building\n    ) {\n      ...TransactionPage\n    }\n  }\n}": types.ProjectTransactionsDocument,
    "query ReportAgent {\n  user(sourceType: Website) {\n    id\n    phoneNumber\n    detail {\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n  }\n}": types.ReportAgentDocument,
    "query ReportBody($typeGroup: TypeGroup!, $slug: String!, $admitsByDistance: Boolean = false) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    district {\n      id\n      level\n      slug\n      name\n      nameLocal\n    }\n    developer\n    facilities\n    unitMixes {\n      unitMix\n      unitCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSaleMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMedian\n      rentPriceMedian\n      monthlyRentYield\n      saleCount1y\n    }\n    tours {\n      ...TourLink\n    }\n    assets {\n      id\n      type\n      subtype\n      title\n      url\n      drawing\n      unitMix\n    }\n    trend {\n      quarter\n      n\n      p25\n      median\n      p75\n    }\n    areaIndex {\n      area {\n        name\n        nameLocal\n      }\n      points {\n        month\n        value\n        n\n      }\n    }\n    nearby(first: 40) {\n      ...NearbyPlace\n    }\n    primarySchools @include(if: $admitsByDistance) {\n      amenity {\n        id\n        name\n        nameLocal\n      }\n      distanceMetres\n    }\n    bands: transactions(first: 50) {\n      nodes {\n        id\n        unitMix\n        floorLow\n        floorHigh\n        psf\n        month\n      }\n    }\n  }\n}": types.ReportBodyDocument,
    "query ReportExamples {\n  market {\n    countryCode\n    isDemo\n    examples {\n      ...ExamplePlace\n    }\n  }\n}": types.ReportExamplesDocument,
    "query ReportListings($typeGroup: TypeGroup!, $slug: String!) {\n  sale: listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: SALE\n    first: 1\n  ) {\n    totalCount\n  }\n  rent: listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: RENT\n    first: 1\n  ) {\n    totalCount\n  }\n  room: listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: ROOM\n    first: 1\n  ) {\n    totalCount\n  }\n  launch(typeGroup: $typeGroup, slug: $slug) {\n    available\n    unitCount\n  }\n}": types.ReportListingsDocument,
    "query ReportPro($typeGroup: TypeGroup!, $slug: String!, $unitMix: String, $psf: Float) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    figures: unitMixes {\n      ...UnitMixFigures\n    }\n    rentalYield {\n      gross\n      sales {\n        n\n        median\n      }\n      rents {\n        n\n        median\n      }\n      from\n      to\n    }\n    gains {\n      reason\n      n\n      from\n      to\n      profitableShare\n      gainRate {\n        p25\n        median\n        p75\n      }\n      annualised {\n        n\n        p25\n        median\n        p75\n      }\n      medianHoldingYears\n      bins {\n        from\n        to\n        n\n      }\n      pairs(first: 20) {\n        unitNo\n        unitMix\n        areaSqm\n        floor\n        buyMonth\n        buyPrice\n        sellMonth\n        sellPrice\n        holdingYears\n        gain\n        gainRate\n        annualised\n      }\n    }\n    buildingInfo {\n      ...BuildingPanel\n    }\n    priceDistribution(unitMix: $unitMix, psf: $psf) {\n      psf {\n        n\n        p25\n        median\n        p75\n      }\n      from\n      to\n      inPricesOf\n      below\n      bins {\n        from\n        to\n        n\n      }\n    }\n    floorFigures {\n      inPricesOf\n      bands {\n        floorLow\n        floorHigh\n        unitMix\n        n\n        medianPsf\n        first\n        last\n      }\n      premium {\n        n\n        perFloor\n        low\n        high\n      }\n    }\n    seasons {\n      area {\n        name\n        nameLocal\n      }\n      fromYear\n      toYear\n      months {\n        month\n        area\n        own\n      }\n    }\n    rentYears {\n      year\n      to\n      rents {\n        n\n        p25\n        median\n        p75\n      }\n      sales {\n        n\n        median\n      }\n      grossYield\n    }\n    likeProjects {\n      tenure\n      year\n      yearsApart\n      sizeSqft\n      sizeApart\n      projects {\n        id\n        typeGroup\n        slug\n        name\n        nameLocal\n        completionYear\n        leaseStartYear\n        psf {\n          n\n          p25\n          median\n          p75\n        }\n        change12m\n        grossYield\n      }\n    }\n  }\n}\n\nfragment UnitMixFigures on UnitMix {\n  unitMix\n  unitCount\n  unitsAvailable\n  bedroomCount\n  bathroomCount\n  gfaSqftAvg\n  gfaSqftMin\n  gfaSqftMax\n  lastSalePrice\n  lastSalePsf\n  lastSaleMonth\n  lastRentPrice\n  lastRentPsf\n  lastRentMonth\n  salePriceAvg\n  salePriceMin\n  salePriceMax\n  salePriceMedian\n  salePriceP25\n  salePriceP75\n  salePsfAvg\n  salePsfMin\n  salePsfMax\n  salePsfMedian\n  salePsfP25\n  salePsfP75\n  rentPriceAvg\n  rentPriceMin\n  rentPriceMax\n  rentPriceMedian\n  rentPriceP25\n  rentPriceP75\n  rentPsfAvg\n  rentPsfMin\n  rentPsfMax\n  rentPsfMedian\n  rentPsfP25\n  rentPsfP75\n  launchPriceAvg\n  launchPriceMin\n  launchPriceMax\n  launchPriceMedian\n  launchPsfAvg\n  launchPsfMin\n  launchPsfMax\n  launchPsfMedian\n  launchCount\n  launchFrom\n  launchTo\n  monthlyRentYield\n  saleCount1y\n  saleCount30d\n  rentCount1y\n  rentCount30d\n  listingCount1y\n  listingCount30d\n  listingPriceMin\n  listingPriceMax\n  listingPsfMin\n  listingPsfMax\n}": types.ReportProDocument,
    "query ReportTop($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    ...MarketBasis\n    dataVersion\n    rentCount\n    sources {\n      ...SourceBasis\n    }\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    isCommercial\n    lease {\n      tenure\n      years\n      startYear\n      endYear\n      remainingYears\n      asOfYear\n    }\n    buildings {\n      id\n      slug\n      name\n      postalCode\n      lat\n      lng\n      floors\n      unitCount\n      completionYear\n    }\n    homes: unitMixes {\n      unitMix\n      gfaSqftAvg\n    }\n    streetsAround {\n      isMain\n      points\n    }\n    closest: nearby(first: 10) {\n      ...NearbyPlace\n    }\n  }\n}\n\nfragment NearbyPlace on NearbyAmenity {\n  amenity {\n    id\n    type\n    subtype\n    code\n    name\n    nameLocal\n    lat\n    lng\n  }\n  distanceMetres\n  walkMetres\n  walkMinutes\n}": types.ReportTopDocument,
    "query StackView($typeGroup: TypeGroup!, $slug: String!, $building: String) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    stackView(building: $building) {\n      isSample\n      sampleFloors\n      reason\n      building {\n        slug\n        name\n        floors\n        soldCount\n        inPricesOf\n        stacks {\n          label\n          unitMix\n          areaSqm\n          floorLow\n          floorHigh\n          units {\n            floor\n            unitNo\n            month\n            price\n            psf\n            psfToday\n            saleCount\n            boughtMonth\n            gain\n            gainRate\n            annualised\n          }\n        }\n      }\n    }\n  }\n}": types.StackViewDocument,
    "fragment TransactionPage on TransactionConnection {\n  nodes {\n    id\n    activity\n    month\n    price\n    areaSqm\n    psf\n    unitMix\n    floorLow\n    floorHigh\n    unitNo\n    units\n    model\n  }\n  pageInfo {\n    hasNextPage\n    hasPreviousPage\n  }\n  totalCount\n}": types.TransactionPageFragmentDoc,
    "mutation ActOnBooking($id: ID!, $key: String!, $action: BookingAction!, $reason: String) {\n  actOnBooking(id: $id, key: $key, action: $action, reason: $reason) {\n    id\n    state\n  }\n}": types.ActOnBookingDocument,
    "query Booking($id: ID!) {\n  booking(id: $id) {\n    ...BookingParts\n  }\n}": types.BookingDocument,
    "query Bookings($desk: CountryCode, $from: String!, $until: String!) {\n  bookings(desk: $desk, from: $from, until: $until) {\n    ...BookingParts\n  }\n}\n\nquery WaitedDays($desk: CountryCode, $from: String!, $until: String!) {\n  waitedDays(desk: $desk, from: $from, until: $until) {\n    day\n    kind\n    people\n  }\n}\n\nfragment BookingParts on Booking {\n  id\n  kind\n  state\n  startsAt\n  endsAt\n  timeZone\n  heldUntil\n  place\n  visitorName\n  visitorEmail\n  visitorPhone\n  note\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n  }\n  evidence\n}": types.BookingsDocument,
    "query CalendarAddress {\n  calendarAddress\n}": types.CalendarAddressDocument,
    "mutation MoveBooking($id: ID!, $key: String!, $startsAt: String!) {\n  moveBooking(id: $id, key: $key, startsAt: $startsAt) {\n    id\n    state\n  }\n}": types.MoveBookingDocument,
    "mutation RenewCalendarAddress {\n  renewCalendarAddress\n}": types.RenewCalendarAddressDocument,
    "query Schedule($desk: CountryCode) {\n  schedule(desk: $desk) {\n    ...ScheduleParts\n  }\n}\n\nfragment ScheduleParts on Schedule {\n  country\n  version\n  timeZone\n  timeZones\n  holidays {\n    day\n    name\n    isProvisional\n  }\n  observesHolidays\n  daysOff {\n    from\n    to\n  }\n  kinds {\n    kind\n    isOpen\n    hours {\n      weekday\n      from\n      to\n    }\n    lengthMinutes\n    bufferMinutes\n    capacity\n    noticeHours\n    aheadDays\n    perDayMax\n    mode\n    place\n  }\n}": types.ScheduleDocument,
    "query TimesToMoveTo($id: ID!, $from: String!, $until: String!) {\n  timesToMoveTo(id: $id, from: $from, until: $until) {\n    startsAt\n    endsAt\n  }\n}": types.TimesToMoveToDocument,
    "mutation UpdateSchedule($desk: CountryCode, $version: Int!, $input: ScheduleInput!) {\n  updateSchedule(desk: $desk, version: $version, input: $input) {\n    version\n  }\n}": types.UpdateScheduleDocument,
    "query NothingFound($text: String!, $near: NearInput, $isNear: Boolean!, $filter: ProjectFilter) {\n  searchSuggestions(text: $text, first: 6) {\n    ...SuggestedPlace\n  }\n  filterRelief(filter: $filter) {\n    field\n    count\n  }\n  amenities(filter: {near: $near, types: [\"mrt\", \"mtr\", \"lrt\"]}, first: 4) @include(if: $isNear) {\n    nodes {\n      id\n      name\n      nameLocal\n      lat\n      lng\n    }\n  }\n}": types.NothingFoundDocument,
    "query ResultCount($filter: ProjectFilter) {\n  projects(filter: $filter, first: 0) {\n    totalCount\n  }\n}": types.ResultCountDocument,
    "query Results($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n      ...RowEstimate\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n  projectFacets(filter: $filter) {\n    facet\n    value\n    count\n    name\n    nameLocal\n  }\n}": types.ResultsDocument,
    "mutation SaveSearch($input: SaveSearchInput!) {\n  saveSearch(input: $input) {\n    id\n  }\n}": types.SaveSearchDocument,
    "query Suggest($text: String!, $first: Int) {\n  searchSuggestions(text: $text, first: $first) {\n    ...SuggestedPlace\n  }\n}\n\nfragment SuggestedPlace on SearchSuggestion {\n  id\n  kind\n  title\n  titleLocal\n  propertyType\n  projectName\n  projectNameLocal\n  street\n  postalCode\n  areaName\n  areaNameLocal\n  amenityType\n  schoolKind\n  code\n  typeGroup\n  slug\n  projectId\n  areaId\n  lat\n  lng\n  isApproximate\n  resultCount\n}": types.SuggestDocument,
    "mutation AcceptSeat($token: String!, $key: String!, $name: String!, $password: String!) {\n  acceptSeat(token: $token, key: $key, name: $name, password: $password) {\n    token\n  }\n}": types.AcceptSeatDocument,
    "mutation ActOnSeat($id: ID!, $key: String!, $move: SeatMove!) {\n  actOnSeat(id: $id, key: $key, move: $move) {\n    id\n    state\n  }\n}": types.ActOnSeatDocument,
    "mutation GrantSeat($id: ID!, $key: String!, $rights: [SeatRight!]!) {\n  grantSeat(id: $id, key: $key, rights: $rights) {\n    id\n    state\n  }\n}": types.GrantSeatDocument,
    "mutation InviteSeats($key: String!, $emails: [String!]!, $rights: [SeatRight!]!) {\n  inviteSeats(key: $key, emails: $emails, rights: $rights) {\n    email\n    code\n  }\n}": types.InviteSeatsDocument,
    "mutation JoinSeat($token: String!, $key: String!) {\n  joinSeat(token: $token, key: $key) {\n    success\n  }\n}": types.JoinSeatDocument,
    "mutation LeaveSeat($id: ID!, $key: String!) {\n  leaveSeat(id: $id, key: $key) {\n    success\n  }\n}": types.LeaveSeatDocument,
    "mutation MoveSeat($id: ID!, $key: String!, $email: String!) {\n  moveSeat(id: $id, key: $key, email: $email) {\n    id\n    state\n  }\n}": types.MoveSeatDocument,
    "query OwnSeat {\n  ownSeat {\n    id\n    holderName\n    state\n    isPaidFor\n    rights\n    untilDate\n  }\n}": types.OwnSeatDocument,
    "mutation ResendSeat($id: ID!, $key: String!) {\n  resendSeat(id: $id, key: $key) {\n    id\n    state\n  }\n}": types.ResendSeatDocument,
    "query SeatEvents($id: ID!) {\n  seatEvents(id: $id) {\n    action\n    toState\n    date\n  }\n}": types.SeatEventsDocument,
    "query SeatInvitation($token: String!) {\n  seatInvitation(token: $token) {\n    state\n    email\n    holderName\n    hasAccount\n    rights\n    linkUntil\n  }\n}": types.SeatInvitationDocument,
    "query Seats {\n  seats {\n    paid\n    taken\n    seats {\n      ...SeatParts\n    }\n  }\n}\n\nfragment SeatParts on Seat {\n  id\n  email\n  name\n  state\n  isPaidFor\n  rights\n  invitedDate\n  acceptedDate\n  endedDate\n  linkUntil\n  isLinkOld\n  resendSeconds\n  lastUsedOn\n}": types.SeatsDocument,
    "query GeoipFuture {\n  geoipFuture {\n    success\n    geoip {\n      country {\n        isoCode\n      }\n    }\n  }\n}": types.GeoipFutureDocument,
    "mutation Logout {\n  logout {\n    success\n  }\n}": types.LogoutDocument,
    "query VendorViewer {\n  user(sourceType: Vendor) {\n    id\n  }\n}": types.VendorViewerDocument,
    "query Viewer {\n  user(sourceType: Website) {\n    id\n    nickName\n    avatar\n    roles\n    stripeSubscription {\n      status\n      seatRights\n      stripePrice {\n        frontParams\n      }\n    }\n  }\n}": types.ViewerDocument,
    "query AgentBrand($ceaNumber: String!) {\n  agentBrand(ceaNumber: $ceaNumber) {\n    lines {\n      name\n      licence\n      phone\n      agency\n      agencyLicence\n    }\n    accent\n    logo\n  }\n}\n\nquery AgentHosts($ceaNumber: String!) {\n  agentBrand(ceaNumber: $ceaNumber) {\n    hosts\n  }\n}\n\nfragment OwnBrand on OwnAgentBrand {\n  number\n  accent\n  logo\n  hosts\n}\n\nquery OwnAgentBrand {\n  ownAgentBrand {\n    ...OwnBrand\n  }\n}\n\nmutation UpdateAgentBrand($accent: String!, $hosts: [String!]!) {\n  updateAgentBrand(accent: $accent, hosts: $hosts) {\n    ...OwnBrand\n  }\n}\n\nmutation SetAgentLogo($file: File) {\n  setAgentLogo(file: $file) {\n    ...OwnBrand\n  }\n}": types.AgentBrandDocument,
    "query AgentByNumber($ceaNumber: String!) {\n  ceaInfo(ceaNumber: $ceaNumber) {\n    salespersonName\n    estateAgency\n  }\n}": types.AgentByNumberDocument,
    "fragment ServedArea on Area {\n  id\n  level\n  slug\n  name\n  nameLocal\n}\n\nquery AgentPage($ceaNumber: String!) {\n  agentPage(ceaNumber: $ceaNumber) {\n    country\n    lines {\n      name\n      licence\n      phone\n      agency\n      agencyLicence\n    }\n    verifiedOn\n    host\n    website\n    avatar\n    accent\n    logo\n    about\n    languages\n    tours {\n      ...TourLink\n    }\n    areas {\n      ...ServedArea\n    }\n  }\n}\n\nquery OwnAgentPage {\n  ownAgentPage {\n    about\n    website\n    languages\n    areas {\n      ...ServedArea\n    }\n  }\n}\n\nquery AreaChoices($first: Int, $offset: Int, $filter: AreaFilter) {\n  areas(first: $first, offset: $offset, filter: $filter) {\n    nodes {\n      ...ServedArea\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nmutation UpdateAgentPage($about: String!, $languages: [String!]!, $areas: [String!]!) {\n  updateAgentPage(about: $about, languages: $languages, areas: $areas) {\n    about\n  }\n}": types.ServedAreaFragmentDoc,
    "query HostOfAgent($ceaNumber: String!) {\n  hostOfAgent(ceaNumber: $ceaNumber)\n}": types.HostOfAgentDocument,
    "query SharedPage($id: ID!, $pass: String) {\n  share(id: $id, pass: $pass) {\n    state\n    needsPassword\n    opened {\n      kind\n      country\n      title\n      path\n      about\n      edition\n      figuresTo\n      lines {\n        name\n        licence\n        phone\n        agency\n        agencyLicence\n      }\n      madeAt\n      expiresAt\n      answers {\n        operation\n        variables\n        data\n      }\n    }\n  }\n}\n\nquery EditionNow {\n  market {\n    dataVersion\n    lastMonth\n  }\n}\n\nmutation EnterShare($id: ID!, $password: String!) {\n  enterShare(id: $id, password: $password)\n}": types.SharedPageDocument,
    "query SharedProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    name\n    nameLocal\n    street\n    psf {\n      n\n      p25\n      median\n      p75\n    }\n    change12m\n    figuresTo\n    saleCount\n    tours {\n      ...TourLink\n    }\n  }\n}": types.SharedProjectDocument,
    "fragment OwnShareRow on OwnShare {\n  id\n  kind\n  country\n  title\n  path\n  state\n  hasPassword\n  madeAt\n  expiresAt\n  views\n  days {\n    day\n    count\n  }\n}\n\nquery OwnShares($first: Int, $offset: Int) {\n  ownShares(first: $first, offset: $offset) {\n    nodes {\n      ...OwnShareRow\n    }\n    totalCount\n  }\n}\n\nmutation CreateShare($key: String!, $share: NewShare!) {\n  createShare(key: $key, share: $share) {\n    ...OwnShareRow\n  }\n}\n\nmutation RevokeShare($id: ID!) {\n  revokeShare(id: $id) {\n    id\n  }\n}\n\nmutation ExtendShare($id: ID!, $days: Int!) {\n  extendShare(id: $id, days: $days) {\n    id\n  }\n}\n\nmutation SetSharePassword($id: ID!, $password: String) {\n  setSharePassword(id: $id, password: $password) {\n    id\n  }\n}": types.OwnShareRowFragmentDoc,
    "mutation CreateContactConsult($input: ContactConsultInput!) {\n  createContactConsult(input: $input) {\n    id\n    createdDate\n    updatedDate\n  }\n}": types.CreateContactConsultDocument,
    "query DataSources {\n  market {\n    ...MarketBasis\n    dataVersion\n    firstMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      ...SourceBasis\n      kind\n      rowsRead\n      rowsRejected\n    }\n  }\n}": types.DataSourcesDocument,
    "query Home($centre: NearInput) {\n  market {\n    ...MarketBasis\n    dataVersion\n    firstMonth\n    projectCount\n    saleCount\n    rentCount\n    sources {\n      kind\n      name\n    }\n    segments {\n      segment\n      month\n      indexValue\n      change12m\n      saleCount\n      saleCountMean12m\n      medianPrice\n      priceP25\n      priceP75\n      medianPsf\n      psfP25\n      psfP75\n      history {\n        month\n        value\n        n\n        psfP25\n        psfMedian\n        psfP75\n      }\n    }\n    examples {\n      ...ExamplePlace\n    }\n  }\n  valuationUnmeasured {\n    typeGroup\n    reason\n  }\n  valuationAccuracy {\n    typeGroup\n    statement {\n      ...MeasuredStatement\n    }\n  }\n  stations: amenities(\n    filter: {types: [\"mrt\", \"mtr\", \"lrt\"], near: $centre}\n    first: 12\n  ) {\n    nodes {\n      id\n      code\n      name\n      nameLocal\n      lat\n      lng\n    }\n  }\n  publicStack: projects(filter: {typeGroups: [PUBLIC_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateStack: projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateLand: projects(filter: {typeGroups: [PRIVATE_LAND]}, first: 3) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  launches: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    sort: NEWEST_SALE\n    first: 6\n  ) {\n    nodes {\n      ...HomeProject\n      launch {\n        available\n        priceFrom\n      }\n    }\n  }\n}\n\nfragment HomeProject on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  area {\n    name\n    nameLocal\n  }\n  tenure\n  tenureYears\n  completionYear\n  floors\n  floorSoldMax\n  unitCount\n  saleCount1y\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n}": types.HomeDocument,
    "fragment MarketBasis on Market {\n  countryCode\n  currencyCode\n  isDemo\n  lastMonth\n}": types.MarketBasisFragmentDoc,
    "query MarketFacts {\n  market {\n    ...MarketBasis\n    firstMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      ...SourceBasis\n    }\n  }\n}": types.MarketFactsDocument,
    "fragment SourceBasis on DataSource {\n  name\n  licence\n  rowsAccepted\n  firstMonth\n  lastMonth\n}": types.SourceBasisFragmentDoc,
    "mutation AskAboutTour($key: String!, $input: TourEnquiryInput!) {\n  askAboutTour(key: $key, input: $input)\n}": types.AskAboutTourDocument,
    "mutation BeginTourBundle($tour: ID!, $kind: TourBundleKind!, $bytes: Int!, $print: String!) {\n  beginTourBundle(tour: $tour, kind: $kind, bytes: $bytes, print: $print) {\n    ...TourBundleState\n  }\n}": types.BeginTourBundleDocument,
    "mutation CountTour($path: String!, $events: [TourEvent!]!) {\n  countTour(path: $path, events: $events)\n}": types.CountTourDocument,
    "mutation CreateTour($key: String!, $title: String!) {\n  createTour(key: $key, title: $title) {\n    id\n  }\n}": types.CreateTourDocument,
    "mutation DeleteTour($id: ID!) {\n  deleteTour(id: $id)\n}": types.DeleteTourDocument,
    "mutation FinishTourBundle($id: ID!) {\n  finishTourBundle(id: $id) {\n    ...TourBundleState\n  }\n}": types.FinishTourBundleDocument,
    "mutation HideTour($id: ID!) {\n  hideTour(id: $id) {\n    ...OwnTourWhole\n  }\n}": types.HideTourDocument,
    "query OwnTour($id: ID!) {\n  ownTour(id: $id) {\n    ...OwnTourWhole\n  }\n}": types.OwnTourDocument,
    "fragment OwnTourWhole on OwnTour {\n  id\n  path\n  country\n  state\n  version\n  changedAt\n  hasChanges\n  needs\n  deadEnds\n  unreachable\n  draft {\n    ...TourWhole\n  }\n  days {\n    day\n    opens\n    scenes\n    seconds\n    spots\n    enquiries\n  }\n}": types.OwnTourWholeFragmentDoc,
    "query OwnTours {\n  ownTours {\n    id\n    path\n    country\n    state\n    changedAt\n    hasChanges\n    title\n    sceneCount\n    cover\n    opens\n  }\n}": types.OwnToursDocument,
    "mutation PublishTour($id: ID!, $version: Int!) {\n  publishTour(id: $id, version: $version) {\n    ...OwnTourWhole\n  }\n}": types.PublishTourDocument,
    "mutation SaveTour($id: ID!, $version: Int!, $draft: TourDraftInput!) {\n  saveTour(id: $id, version: $version, draft: $draft) {\n    ...OwnTourWhole\n  }\n}": types.SaveTourDocument,
    "query ShownTour($path: String!) {\n  tour(path: $path) {\n    ...TourWhole\n  }\n}": types.ShownTourDocument,
    "fragment TourBundleState on TourBundle {\n  id\n  isStored\n  parts\n  partBytes\n  done\n  width\n  height\n}": types.TourBundleStateFragmentDoc,
    "query TourHosts($path: String!) {\n  tour(path: $path) {\n    hosts\n  }\n}": types.TourHostsDocument,
    "fragment TourLink on TourLink {\n  path\n  title\n  locale\n  picture\n  alt\n  rooms\n}\n\nquery TourLinkAt($path: String!) {\n  tourLink(path: $path) {\n    ...TourLink\n  }\n}": types.TourLinkFragmentDoc,
    "fragment TourWhole on Tour {\n  id\n  path\n  country\n  title\n  about\n  locale\n  lat\n  cameraMetres\n  lines {\n    name\n    licence\n    phone\n    agency\n    agencyLicence\n  }\n  plan {\n    bundle\n    width\n    height\n    metre\n  }\n  scenes {\n    id\n    place\n    hour\n    name\n    caption\n    alt\n    north\n    yaw\n    pitch\n    zoom\n    planX\n    planY\n    width\n    pano\n    still\n    spots {\n      id\n      toScene\n      title\n      text\n      yaw\n      pitch\n    }\n  }\n}": types.TourWholeFragmentDoc,
    "mutation AlertDealList($code: ID!, $isOn: Boolean!) {\n  alertDealList(code: $code, isOn: $isOn) {\n    ...KeptDealList\n  }\n}": types.AlertDealListDocument,
    "fragment DealFiguresPart on DealFigures {\n  n\n  from\n  to\n  price {\n    p25\n    median\n    p75\n  }\n  psf {\n    p25\n    median\n    p75\n  }\n}": types.DealFiguresPartFragmentDoc,
    "query DealGroupsBy($filter: DealFilter!, $by: DealGrouping!) {\n  dealGroups(filter: $filter, by: $by) {\n    total\n    step\n    groups {\n      key\n      project {\n        typeGroup\n        slug\n        name\n        nameLocal\n      }\n      figures {\n        ...DealFiguresPart\n      }\n    }\n  }\n}": types.DealGroupsByDocument,
    "query DealList($filter: DealFilter!, $sort: DealSort, $rows: Int, $after: String, $typeGroup: TypeGroup = PRIVATE_STACK, $slug: String = \"\", $isOfProject: Boolean!) {\n  market {\n    ...MarketBasis\n    firstMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) @include(if: $isOfProject) {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n    propertyGroup\n    area {\n      name\n      nameLocal\n    }\n  }\n  deals(filter: $filter, sort: $sort, rows: $rows, after: $after) {\n    ...DealRows\n  }\n  dealTotals(filter: $filter) {\n    total\n    figures {\n      ...DealFiguresPart\n    }\n  }\n}": types.DealListDocument,
    "query DealLists {\n  dealLists {\n    ...KeptDealList\n  }\n}": types.DealListsDocument,
    "query DealPlaces($level: String!) {\n  market {\n    ...MarketBasis\n  }\n  areas(filter: {level: $level}, first: 50) {\n    nodes {\n      id\n      name\n      nameLocal\n    }\n  }\n}": types.DealPlacesDocument,
    "fragment DealRows on DealPage {\n  nodes {\n    transaction {\n      id\n      activity\n      month\n      price\n      areaSqm\n      psf\n      unitMix\n      floorLow\n      floorHigh\n      unitNo\n      units\n      model\n    }\n    typeGroup\n    propertyGroup\n    slug\n    projectId\n    projectName\n    projectNameLocal\n    street\n    areaName\n    areaNameLocal\n  }\n  endCursor\n}": types.DealRowsFragmentDoc,
    "query DealSheet($filter: DealFilter!, $sort: DealSort, $after: String) {\n  dealSheet(filter: $filter, sort: $sort, after: $after) {\n    rows\n    endCursor\n  }\n}": types.DealSheetDocument,
    "mutation DeleteDealList($code: ID!) {\n  deleteDealList(code: $code) {\n    success\n  }\n}": types.DeleteDealListDocument,
    "mutation KeepDealList($name: String!, $search: String!, $filter: DealFilter!) {\n  keepDealList(name: $name, search: $search, filter: $filter) {\n    ...KeptDealList\n  }\n}": types.KeepDealListDocument,
    "fragment KeptDealList on DealList {\n  code\n  name\n  search\n  hasAlert\n  isShared\n}": types.KeptDealListFragmentDoc,
    "query MoreDeals($filter: DealFilter!, $sort: DealSort, $rows: Int, $after: String) {\n  deals(filter: $filter, sort: $sort, rows: $rows, after: $after) {\n    ...DealRows\n  }\n}": types.MoreDealsDocument,
    "mutation RenameDealList($code: ID!, $name: String!) {\n  renameDealList(code: $code, name: $name) {\n    ...KeptDealList\n  }\n}": types.RenameDealListDocument,
    "mutation ShareDealList($code: ID!, $isOn: Boolean!) {\n  shareDealList(code: $code, isOn: $isOn) {\n    ...KeptDealList\n  }\n}": types.ShareDealListDocument,
    "query SharedDealList($code: ID!) {\n  sharedDealList(code: $code) {\n    name\n    country\n    search\n    lines {\n      name\n      licence\n      phone\n      agency\n      agencyLicence\n    }\n  }\n}": types.SharedDealListDocument,
    "mutation VendorLogin($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Vendor) {\n    token\n  }\n}": types.VendorLoginDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Account {\n  user(sourceType: Website) {\n    id\n    nickName\n    email\n    isEmailVerified\n    phoneNumber\n    country\n    language\n    avatar\n    roles\n    createdDate\n    detail {\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n    stripeSubscription {\n      status\n      expireDate\n      recurringPriceQuantity\n      stripePrice {\n        recurringType\n        intervalCount\n        unitAmount\n        currencyCode\n      }\n      stripeProduct {\n        name\n      }\n    }\n    subscription {\n      promoCode\n      expireDate\n    }\n  }\n}"): typeof import('./graphql.ts').AccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountExport {\n  accountExport\n}"): typeof import('./graphql.ts').AccountExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ActiveUserSelf($token: String!, $password: String!) {\n  activeUserSelf(token: $token, password: $password) {\n    success\n  }\n}"): typeof import('./graphql.ts').ActiveUserSelfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CheckPhoneCode($phone: String!, $otp: String!) {\n  checkOTP(phone: $phone, otp: $otp) {\n    success\n  }\n}"): typeof import('./graphql.ts').CheckPhoneCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccount($currentPassword: String!) {\n  deleteAccount(currentPassword: $currentPassword) {\n    __typename\n  }\n}"): typeof import('./graphql.ts').DeleteAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSavedSearch($id: ID!) {\n  deleteSavedSearch(id: $id) {\n    success\n  }\n}"): typeof import('./graphql.ts').DeleteSavedSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DropLetters($ids: [ID!]!) {\n  dropLetters(ids: $ids) {\n    ids\n  }\n}"): typeof import('./graphql.ts').DropLettersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EmailUpdate($email: String!, $code: String!) {\n  emailUpdate(email: $email, code: $code) {\n    success\n    message\n  }\n}"): typeof import('./graphql.ts').EmailUpdateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndFeedKey($source: ID!, $prefix: String!) {\n  endFeedKey(source: $source, prefix: $prefix) {\n    success\n  }\n}"): typeof import('./graphql.ts').EndFeedKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FeedRejections($run: ID!) {\n  feedRejections(run: $run)\n}"): typeof import('./graphql.ts').FeedRejectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NextPayment($country: CountryCode!) {\n  checkSubscription(country: $country) {\n    invoiceUpcoming {\n      amountDue\n      currencyCode\n      dueDate\n    }\n  }\n}"): typeof import('./graphql.ts').NextPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnConsults {\n  ownContactConsults {\n    id\n    interest\n    message\n    createdDate\n  }\n}"): typeof import('./graphql.ts').OwnConsultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveAvatar {\n  removeAvatar {\n    success\n  }\n}"): typeof import('./graphql.ts').RemoveAvatarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewFeedKey($source: ID!, $scopes: [FeedScope!]!) {\n  renewFeedKey(source: $source, scopes: $scopes) {\n    key\n  }\n}"): typeof import('./graphql.ts').RenewFeedKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendLetters($ids: [ID!]!) {\n  resendLetters(ids: $ids) {\n    ids\n  }\n}"): typeof import('./graphql.ts').ResendLettersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetPassword($token: String!, $password: String!, $confirmPassword: String!) {\n  resetPassword(\n    token: $token\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}"): typeof import('./graphql.ts').ResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeOtherSessions {\n  revokeOtherSessions {\n    success\n  }\n}"): typeof import('./graphql.ts').RevokeOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeSession($id: ID!) {\n  revokeSession(id: $id) {\n    success\n  }\n}"): typeof import('./graphql.ts').RevokeSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveListingSource($input: ListingSourceInput!) {\n  saveListingSource(input: $input) {\n    id\n    version\n  }\n}"): typeof import('./graphql.ts').SaveListingSourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedSearches {\n  savedSearches {\n    id\n    name\n    country\n    path\n    search\n    alert\n    canAlert\n    places {\n      at\n      name\n      nameLocal\n    }\n    createdDate\n  }\n}"): typeof import('./graphql.ts').SavedSearchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SendEmailUpdateCode($email: String!) {\n  sendEmailUpdateCode(email: $email) {\n    success\n    message\n  }\n}"): typeof import('./graphql.ts').SendEmailUpdateCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SendPhoneCode($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}"): typeof import('./graphql.ts').SendPhoneCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendVerifyEmail {\n  sendVerifyEmail {\n    success\n  }\n}"): typeof import('./graphql.ts').SendVerifyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Sessions {\n  sessions {\n    id\n    createdDate\n    lastSeenDate\n    userAgent\n    isCurrent\n  }\n}"): typeof import('./graphql.ts').SessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FeedSourceParts on ListingSource {\n  id\n  agency\n  agencyLicence\n  format\n  silenceDays\n  isActive\n  version\n  advertised\n  keys {\n    prefix\n    scopes\n    createdAt\n    endsAt\n    lastUsedAt\n  }\n  runs {\n    id\n    isWhole\n    state\n    reason\n    taken\n    changed\n    rejected\n    withdrawn\n    begunAt\n  }\n}\n\nquery StaffFeeds {\n  listingSources {\n    ...FeedSourceParts\n  }\n}"): typeof import('./graphql.ts').FeedSourcePartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StaffLetters($first: Int, $offset: Int) {\n  deadLetters(first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      template\n      country\n      recipient\n      tries\n      fault\n      createdDate\n      failedDate\n      isOver\n    }\n  }\n}"): typeof import('./graphql.ts').StaffLettersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StaffLicences($filter: UserFilter, $first: Int, $offset: Int) {\n  sysUserDetails(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      userId\n      nickName\n      licenceCountry\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n  }\n}"): typeof import('./graphql.ts').StaffLicencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StaffMessages($filter: ContactConsultFilter, $first: Int, $offset: Int) {\n  contactConsults(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      name\n      email\n      phone\n      companyName\n      interest\n      message\n      country\n      createdDate\n    }\n  }\n}"): typeof import('./graphql.ts').StaffMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StaffPromoCodes($filter: SysStripeInfoFilter, $first: Int, $offset: Int) {\n  sysStripeInfoes(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      email\n      params\n      status\n      expireDate\n      createdDate\n    }\n  }\n}"): typeof import('./graphql.ts').StaffPromoCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StaffUsers($filter: UserFilter, $first: Int, $offset: Int) {\n  users(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      nickName\n      email\n      phoneNumber\n      country\n      roles\n      createdDate\n      detail {\n        ceaNumber\n        estateAgency\n      }\n      stripeSubscription {\n        status\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').StaffUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment KeptVendor on Vendor {\n  id\n  email\n  isActivated\n  name\n  about\n  address\n  taxNumber\n  isActive\n  version\n  prices {\n    service\n    cents\n    days\n  }\n  totals {\n    state\n    total\n  }\n}\n\nquery StaffVendors {\n  market {\n    currencyCode\n  }\n  vendors {\n    ...KeptVendor\n  }\n}\n\nmutation SaveVendor($input: VendorInput!) {\n  saveVendor(input: $input) {\n    ...KeptVendor\n  }\n}\n\nmutation InviteVendor($id: ID!) {\n  inviteVendor(id: $id)\n}"): typeof import('./graphql.ts').KeptVendorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StopAlerts($token: String!) {\n  stopAlerts(token: $token) {\n    success\n  }\n}"): typeof import('./graphql.ts').StopAlertsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePassword($currentPassword: String!, $password: String!, $confirmPassword: String!) {\n  updatePassword(\n    currentPassword: $currentPassword\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}"): typeof import('./graphql.ts').UpdatePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSavedSearch($id: ID!, $name: String, $alert: AlertInterval) {\n  updateSavedSearch(id: $id, name: $name, alert: $alert) {\n    id\n    name\n    alert\n  }\n}"): typeof import('./graphql.ts').UpdateSavedSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUser($patch: UserPatch!, $detail: UserDetailPatch) {\n  updateUser(patch: $patch, detail: $detail) {\n    id\n  }\n}"): typeof import('./graphql.ts').UpdateUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadAvatar($file: File!) {\n  filesUpload(file: $file) {\n    success\n  }\n}"): typeof import('./graphql.ts').UploadAvatarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UserUniqueId {\n  userUniqueId {\n    success\n    message\n    data\n  }\n}"): typeof import('./graphql.ts').UserUniqueIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValidateToken($token: String!) {\n  validateToken(token: $token) {\n    success\n  }\n}"): typeof import('./graphql.ts').ValidateTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifyEmail($token: String!) {\n  verifyEmail(token: $token) {\n    success\n  }\n}"): typeof import('./graphql.ts').VerifyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CheckOtp($phone: String!, $otp: String!, $proof: String!) {\n  checkOTP(phone: $phone, otp: $otp, proof: $proof) {\n    success\n  }\n}"): typeof import('./graphql.ts').CheckOtpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    success\n  }\n}"): typeof import('./graphql.ts').ForgotPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Licence($ceaNumber: String!) {\n  validateCeaNumber(ceaNumber: $ceaNumber) {\n    isExist\n  }\n  ceaInfo(ceaNumber: $ceaNumber) {\n    ceaNumber\n    salespersonName\n    estateAgency\n    estateAgencyLicenseNo\n  }\n}"): typeof import('./graphql.ts').LicenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Website) {\n    token\n  }\n}"): typeof import('./graphql.ts').LoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n  }\n}"): typeof import('./graphql.ts').RegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SendOtp($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}"): typeof import('./graphql.ts').SendOtpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValidateEmail($email: String!) {\n  validateEmail(email: $email) {\n    isExist\n  }\n}"): typeof import('./graphql.ts').ValidateEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BeginSubscription($key: String!, $input: BeginSubscriptionInput!) {\n  beginSubscription(key: $key, input: $input) {\n    ...StepFacts\n  }\n}\n\nfragment StepFacts on CheckoutStep {\n  state\n  clientSecret\n  cardKey {\n    publishableKey\n    isDesk\n  }\n  amountDue\n  currencyCode\n  payPackageId\n  quantity\n  invCode\n  lastFailure\n}"): typeof import('./graphql.ts').BeginSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Billing($country: CountryCode!) {\n  billing(country: $country) {\n    ...BillingFacts\n  }\n}\n\nfragment BillingFacts on BillingOverview {\n  country\n  payment\n  cardKey {\n    publishableKey\n    isDesk\n  }\n  subscription {\n    id\n    standing\n    status\n    payPackageId\n    planKey\n    planName\n    recurringType\n    currencyCode\n    quantity\n    seats\n    createdDate\n    periodEndsDate\n    trialEndsDate\n    endsDate\n    accessUntilDate\n    next {\n      amountDue\n      currencyCode\n      dueDate\n    }\n    card {\n      brand\n      last4\n      expMonth\n      expYear\n      isExpiring\n    }\n    change {\n      payPackageId\n      planName\n      recurringType\n      quantity\n      date\n    }\n    invCode\n  }\n  openCheckout {\n    payPackageId\n    quantity\n    invCode\n  }\n  vip {\n    id\n    promoCode\n    expireDate\n  }\n}"): typeof import('./graphql.ts').BillingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BillingInvoices($country: CountryCode!, $first: Int, $after: String) {\n  billingInvoices(country: $country, first: $first, after: $after) {\n    nodes {\n      id\n      number\n      status\n      createdDate\n      paidDate\n      currencyCode\n      total\n      amountDue\n      discount\n      tax\n      taxRate {\n        name\n        percent\n      }\n      pdfAddress\n      buyer {\n        name\n        email\n        address\n        taxNumber\n      }\n      lines {\n        text\n        quantity\n        amount\n        fromDate\n        untilDate\n      }\n    }\n    endCursor\n  }\n}"): typeof import('./graphql.ts').BillingInvoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BillingStanding($country: CountryCode!) {\n  billing(country: $country) {\n    subscription {\n      standing\n      planName\n      accessUntilDate\n    }\n  }\n}"): typeof import('./graphql.ts').BillingStandingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelSubscription($key: String!, $country: CountryCode!) {\n  cancelSubscription(key: $key, country: $country) {\n    ...BillingFacts\n  }\n}"): typeof import('./graphql.ts').CancelSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeCard($key: String!, $country: CountryCode!) {\n  changeCard(key: $key, country: $country) {\n    ...StepFacts\n  }\n}"): typeof import('./graphql.ts').ChangeCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeSubscription($key: String!, $country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $at: ChangeTime!) {\n  changeSubscription(\n    key: $key\n    country: $country\n    payPackageId: $payPackageId\n    quantity: $quantity\n    at: $at\n  ) {\n    ...StepFacts\n  }\n}"): typeof import('./graphql.ts').ChangeSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndPromotionCode($id: ID!) {\n  endPromotionCode(id: $id) {\n    id\n    code\n    kind\n    country\n    state\n    percent\n    amountOff\n    months\n    plans\n    isFirstTimeOnly\n    useLimit\n    uses\n    endsDate\n    vipUntilDate\n    createdDate\n  }\n}"): typeof import('./graphql.ts').EndPromotionCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MakePromotionCode($key: String!, $input: PromotionCodeInput!) {\n  makePromotionCode(key: $key, input: $input) {\n    id\n    code\n    kind\n    country\n    state\n    percent\n    amountOff\n    months\n    plans\n    isFirstTimeOnly\n    useLimit\n    uses\n    endsDate\n    vipUntilDate\n    createdDate\n  }\n}"): typeof import('./graphql.ts').MakePromotionCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PayInvoice($key: String!, $country: CountryCode!, $withCardOnFile: Boolean!) {\n  payInvoice(key: $key, country: $country, withCardOnFile: $withCardOnFile) {\n    ...StepFacts\n  }\n}"): typeof import('./graphql.ts').PayInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Plans($country: CountryCode!, $audience: PlanAudience!) {\n  plans(country: $country, audience: $audience) {\n    country\n    audience\n    currencyCode\n    payment\n    cardKey {\n      publishableKey\n      isDesk\n    }\n    tax {\n      name\n      percent\n    }\n    refusal\n    isCurrent\n    plans {\n      key\n      name\n      frontParams\n      hasSeats\n      quantityMin\n      quantityMax\n      prices {\n        id\n        recurringType\n        intervalCount\n        unitAmount\n        tiers {\n          upTo\n          unitAmount\n        }\n        currencyCode\n        trialDays\n        savingPercent\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').PlansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewChange($country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $at: ChangeTime!) {\n  previewChange(\n    country: $country\n    payPackageId: $payPackageId\n    quantity: $quantity\n    at: $at\n  ) {\n    ...PriceFacts\n  }\n}"): typeof import('./graphql.ts').PreviewChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewSubscription($country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $invCode: String) {\n  previewSubscription(\n    country: $country\n    payPackageId: $payPackageId\n    quantity: $quantity\n    invCode: $invCode\n  ) {\n    ...PriceFacts\n  }\n}\n\nfragment PriceFacts on PricePreview {\n  currencyCode\n  lines {\n    kind\n    quantity\n    amount\n    fromDate\n    untilDate\n  }\n  discount\n  total\n  tax\n  taxRate {\n    name\n    percent\n  }\n  trialEndsDate\n  renewsDate\n  renewsAmount\n  code {\n    code\n    kind\n    percent\n    amountOff\n    months\n  }\n}"): typeof import('./graphql.ts').PreviewSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PromotionCode($country: CountryCode!, $invCode: String!, $payPackageId: ID) {\n  promotionCode(country: $country, invCode: $invCode, payPackageId: $payPackageId) {\n    code\n    kind\n    percent\n    amountOff\n    months\n    vipUntilDate\n  }\n}"): typeof import('./graphql.ts').PromotionCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PromotionCodes($country: CountryCode, $text: String, $first: Int, $offset: Int) {\n  promotionCodes(country: $country, text: $text, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      code\n      kind\n      country\n      state\n      percent\n      amountOff\n      months\n      plans\n      isFirstTimeOnly\n      useLimit\n      uses\n      endsDate\n      vipUntilDate\n      createdDate\n    }\n  }\n}"): typeof import('./graphql.ts').PromotionCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RedeemCode($country: CountryCode!, $invCode: String!) {\n  redeemCode(country: $country, invCode: $invCode) {\n    id\n    promoCode\n    expireDate\n  }\n}"): typeof import('./graphql.ts').RedeemCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RefreshBilling($country: CountryCode!) {\n  refreshBilling(country: $country) {\n    ...BillingFacts\n  }\n}"): typeof import('./graphql.ts').RefreshBillingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeSubscription($key: String!, $country: CountryCode!) {\n  resumeSubscription(key: $key, country: $country) {\n    ...BillingFacts\n  }\n}"): typeof import('./graphql.ts').ResumeSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SettleCheckout($country: CountryCode!) {\n  settleCheckout(country: $country) {\n    ...StepFacts\n  }\n}"): typeof import('./graphql.ts').SettleCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ActOnAppointment($token: String!, $key: String!, $action: AppointmentAction!, $reason: String) {\n  actOnAppointment(token: $token, key: $key, action: $action, reason: $reason) {\n    ...AppointmentFacts\n  }\n}"): typeof import('./graphql.ts').ActOnAppointmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Appointment($token: String!) {\n  appointment(token: $token) {\n    ...AppointmentFacts\n  }\n}"): typeof import('./graphql.ts').AppointmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppointmentHost($host: String!) {\n  appointmentHost(host: $host) {\n    name\n    isDesk\n    country\n    ceaNumber\n    estateAgency\n    estateAgencyLicenseNo\n    timeZone\n    kinds {\n      kind\n      lengthMinutes\n      mode\n      capacity\n      aheadDays\n      place\n    }\n  }\n}"): typeof import('./graphql.ts').AppointmentHostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppointmentTimes($token: String!, $from: String!, $until: String!) {\n  appointmentTimes(token: $token, from: $from, until: $until) {\n    ...FreeTime\n  }\n}"): typeof import('./graphql.ts').AppointmentTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskAgent($key: String!, $input: AgentEnquiryInput!) {\n  askAgent(key: $key, input: $input)\n}"): typeof import('./graphql.ts').AskAgentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BookAppointment($key: String!, $input: BookAppointmentInput!) {\n  bookAppointment(key: $key, input: $input) {\n    ...AnsweredAppointment\n  }\n}\n\nfragment AnsweredAppointment on AppointmentAnswer {\n  appointment {\n    ...AppointmentFacts\n  }\n  code\n  next {\n    ...FreeTime\n  }\n  token\n}\n\nfragment AppointmentFacts on Appointment {\n  kind\n  state\n  startsAt\n  endsAt\n  timeZone\n  place\n  host\n  hostName\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n  }\n  visitorName\n  mayMove\n  mayCancel\n}"): typeof import('./graphql.ts').BookAppointmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BookValuation($key: String!, $input: BookValuationInput!) {\n  bookValuation(key: $key, input: $input) {\n    ...AnsweredAppointment\n  }\n}"): typeof import('./graphql.ts').BookValuationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BookedProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n  }\n}"): typeof import('./graphql.ts').BookedProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FreeTimes($host: String!, $kind: AppointmentKind!, $from: String!, $until: String!) {\n  freeTimes(host: $host, kind: $kind, from: $from, until: $until) {\n    ...FreeTime\n  }\n}\n\nfragment FreeTime on Slot {\n  startsAt\n  endsAt\n  left\n}\n\nquery HostTimes($host: String!, $kind: AppointmentKind!, $from: String!, $until: String!) {\n  freeTimes(host: $host, kind: $kind, from: $from, until: $until) {\n    ...FreeTime\n  }\n  fullDays(host: $host, kind: $kind, from: $from, until: $until)\n}"): typeof import('./graphql.ts').FreeTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveAppointment($token: String!, $key: String!, $startsAt: String!) {\n  moveAppointment(token: $token, key: $key, startsAt: $startsAt) {\n    ...AnsweredAppointment\n  }\n}"): typeof import('./graphql.ts').MoveAppointmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValuationHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...EstimatedProject\n    unitMixes {\n      unitMix\n    }\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}"): typeof import('./graphql.ts').ValuationHomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation JoinWaiting($input: WaitingInput!) {\n  joinWaiting(input: $input)\n}\n\nmutation LeaveWaiting($token: String!) {\n  leaveWaiting(token: $token)\n}"): typeof import('./graphql.ts').JoinWaitingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LabelPlace on Project {\n  id\n  typeGroup\n  slug\n  name\n  nameLocal\n  block\n  street\n  postalCode\n  area {\n    name\n    nameLocal\n  }\n  buildings {\n    slug\n    name\n    postalCode\n    floors\n    stacks {\n      label\n      floorLow\n      floorHigh\n    }\n  }\n}\n\nquery LabelProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...LabelPlace\n  }\n}\n\nquery LabelStreet($street: String!, $first: Int) {\n  projects(filter: {street: $street}, first: $first) {\n    nodes {\n      ...LabelPlace\n    }\n    totalCount\n  }\n}"): typeof import('./graphql.ts').LabelPlaceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LabelSheetFacts on LabelSheet {\n  id\n  country\n  title\n  print\n  count\n  leftOut\n  madeAt\n}\n\nfragment OpenedLabelSheetFacts on OpenedLabelSheet {\n  sheet {\n    ...LabelSheetFacts\n  }\n  homes\n  leftOutNow\n}\n\nquery LabelStanding {\n  labelStanding\n}\n\nquery OwnLabelSheets($first: Int, $offset: Int) {\n  ownLabelSheets(first: $first, offset: $offset) {\n    nodes {\n      ...LabelSheetFacts\n    }\n    totalCount\n  }\n}\n\nquery OwnLabelSheet($id: ID!) {\n  ownLabelSheet(id: $id) {\n    ...OpenedLabelSheetFacts\n  }\n}\n\nmutation MakeLabelSheet($key: String!, $input: LabelSheetInput!) {\n  makeLabelSheet(key: $key, input: $input) {\n    ...OpenedLabelSheetFacts\n  }\n}\n\nmutation CopyLabelSheet($key: String!, $id: ID!) {\n  copyLabelSheet(key: $key, id: $id) {\n    ...OpenedLabelSheetFacts\n  }\n}\n\nmutation DeleteLabelSheet($id: ID!) {\n  deleteLabelSheet(id: $id) {\n    success\n  }\n}"): typeof import('./graphql.ts').LabelSheetFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SuppressedHomes($isForAll: Boolean, $first: Int, $offset: Int) {\n  suppressedHomes(isForAll: $isForAll, first: $first, offset: $offset) {\n    nodes {\n      id\n      country\n      home\n      reason\n      since\n    }\n    totalCount\n  }\n}\n\nmutation SuppressHomes($homes: String!, $reason: String!, $isForAll: Boolean) {\n  suppressHomes(homes: $homes, reason: $reason, isForAll: $isForAll)\n}\n\nmutation UnsuppressHome($id: ID!, $isForAll: Boolean) {\n  unsuppressHome(id: $id, isForAll: $isForAll) {\n    success\n  }\n}"): typeof import('./graphql.ts').SuppressedHomesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LandDetails($landKey: String!) {\n  market {\n    ...LandMarket\n  }\n  land(landKey: $landKey) {\n    ...LandParcel\n  }\n}"): typeof import('./graphql.ts').LandDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LandNearby($near: NearInput!) {\n  launches: projects(\n    filter: {near: $near, constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    sort: NEAREST\n    first: 6\n  ) {\n    nodes {\n      ...NearbyProject\n    }\n  }\n  sales: projects(\n    filter: {near: $near, constructionStatuses: [COMPLETED]}\n    sort: NEWEST_SALE\n    first: 6\n  ) {\n    nodes {\n      ...NearbyProject\n    }\n  }\n}\n\nfragment NearbyProject on Project {\n  id\n  typeGroup\n  slug\n  name\n  nameLocal\n  completionYear\n  lastSaleMonth\n  lastSalePrice\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n}"): typeof import('./graphql.ts').LandNearbyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Lands($filter: LandFilter, $offset: Int) {\n  market {\n    ...LandMarket\n  }\n  landUses\n  lands(filter: $filter, first: 20, offset: $offset) {\n    nodes {\n      ...LandParcel\n    }\n    totalCount\n  }\n}\n\nfragment LandMarket on Market {\n  currencyCode\n  isDemo\n  lastMonth\n}\n\nfragment LandParcel on Land {\n  id\n  landKey\n  nameDisplayText\n  area {\n    id\n    name\n    nameLocal\n  }\n  landUse\n  status\n  activity\n  tenureYears\n  siteAreaSqm\n  grossFloorAreaSqm\n  plotRatio\n  price\n  psfPpr\n  launchMonth\n  tenderCloseMonth\n  awardMonth\n  lat\n  lng\n}"): typeof import('./graphql.ts').LandsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LeadRulesParts on LeadRules {\n  version\n  rules {\n    id\n    interests\n    languages\n    people\n    taken\n  }\n  staff {\n    id\n    name\n  }\n}\n\nquery LeadRules {\n  leadRules {\n    ...LeadRulesParts\n  }\n}\n\nmutation SaveLeadRules($version: Int!, $rules: [LeadRuleInput!]!) {\n  saveLeadRules(version: $version, rules: $rules) {\n    ...LeadRulesParts\n  }\n}"): typeof import('./graphql.ts').LeadRulesPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LeadParts on Lead {\n  id\n  country\n  isHouse\n  origin\n  interest\n  name\n  email\n  phone\n  company\n  locale\n  message\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n    listing {\n      slug\n      activity\n    }\n  }\n  state\n  assignedTo\n  followUpOn\n  answerSeconds\n  isProven\n  suspicion\n  createdDate\n  launchInterest {\n    number\n    unit\n    unitMixes\n    previewOn\n  }\n}\n\nquery Leads($filter: LeadFilter, $first: Int, $offset: Int) {\n  leads(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      ...LeadParts\n    }\n  }\n  leadCounts {\n    state\n    isSuspected\n    total\n  }\n}\n\nquery Lead($id: ID!) {\n  lead(id: $id) {\n    ...LeadParts\n  }\n  leadEvents(id: $id) {\n    action\n    actor\n    toState\n    note\n    date\n  }\n  leadAssignees(id: $id) {\n    id\n    name\n  }\n}\n\nmutation MoveLead($id: ID!, $key: String!, $move: LeadMove!) {\n  moveLead(id: $id, key: $key, move: $move) {\n    id\n  }\n}\n\nmutation NoteOnLead($id: ID!, $key: String!, $note: String!) {\n  noteOnLead(id: $id, key: $key, note: $note) {\n    id\n  }\n}\n\nmutation FollowUpLead($id: ID!, $key: String!, $on: String) {\n  followUpLead(id: $id, key: $key, on: $on) {\n    id\n  }\n}\n\nmutation AssignLead($id: ID!, $key: String!, $to: ID!) {\n  assignLead(id: $id, key: $key, to: $to) {\n    id\n  }\n}\n\nmutation TrustLead($id: ID!, $key: String!) {\n  trustLead(id: $id, key: $key) {\n    id\n  }\n}\n\nmutation ReplyToLead($id: ID!, $key: String!, $text: String!) {\n  replyToLead(id: $id, key: $key, text: $text) {\n    id\n  }\n}"): typeof import('./graphql.ts').LeadPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LinkPicture($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    currencyCode\n    isDemo\n    dataVersion\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    slug\n    typeGroup\n    propertyType\n    name\n    nameLocal\n    block\n    street\n    area {\n      name\n      nameLocal\n    }\n    floors\n    floorSoldMax\n    unitCount\n    completionYear\n    tenure\n    psf {\n      n\n      p25\n      median\n      p75\n    }\n    figuresTo\n    usualEstimate {\n      __typename\n      ... on UsualEstimate {\n        asOf\n        value\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').LinkPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LinkPictureOfAgent($ceaNumber: String!) {\n  agentPage(ceaNumber: $ceaNumber) {\n    verifiedOn\n    lines {\n      name\n      licence\n      agency\n      agencyLicence\n      phone\n    }\n  }\n}"): typeof import('./graphql.ts').LinkPictureOfAgentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LinkPictureOfListing($slug: String!) {\n  market {\n    currencyCode\n    isDemo\n  }\n  listingGroup(slug: $slug) {\n    slug\n    activity\n    addressTypeGroup\n    addressProjectSlug\n    projectName\n    projectNameLocal\n    street\n    propertyType\n    tenure\n    completionYear\n    bedrooms\n    areaSqm\n    isLive\n    isUnderOffer\n    price\n    agentCount\n    advertisers {\n      agentName\n      agentLicence\n      agentPhone\n      agency\n      agencyLicence\n    }\n  }\n}"): typeof import('./graphql.ts').LinkPictureOfListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LinkPictureOfShare($id: ID!) {\n  shareCover(id: $id) {\n    kind\n    title\n    figuresTo\n    lines {\n      name\n      licence\n      agency\n      agencyLicence\n      phone\n    }\n  }\n}"): typeof import('./graphql.ts').LinkPictureOfShareDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ActOnListing($key: String!, $id: ID!, $action: ListingAction!) {\n  actOnListing(key: $key, id: $id, action: $action) {\n    ...OwnListingWhole\n  }\n}"): typeof import('./graphql.ts').ActOnListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AllowListing($key: String!, $id: ID!, $note: String!) {\n  allowListing(key: $key, id: $id, note: $note) {\n    id\n  }\n}"): typeof import('./graphql.ts').AllowListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BeginListingMedia($listing: ID!, $key: String!, $kind: ListingMediaKind!) {\n  beginListingMedia(listing: $listing, key: $key, kind: $kind) {\n    ...ListingPicture\n  }\n}"): typeof import('./graphql.ts').BeginListingMediaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmListing($token: String!) {\n  confirmListing(token: $token) {\n    isConfirmed\n  }\n}"): typeof import('./graphql.ts').ConfirmListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DescribeListingMedia($id: ID!, $kind: ListingMediaKind!, $caption: String!, $alt: String!) {\n  describeListingMedia(id: $id, kind: $kind, caption: $caption, alt: $alt) {\n    id\n  }\n}"): typeof import('./graphql.ts').DescribeListingMediaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ListingPicture on ListingMedia {\n  id\n  kind\n  caption\n  alt\n  state\n}"): typeof import('./graphql.ts').ListingPictureFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListingProblems($isSettled: Boolean, $first: Int!, $offset: Int!) {\n  listingProblems(isSettled: $isSettled, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      id\n      reason\n      text\n      email\n      homeName\n      groupSlug\n      typeGroup\n      projectSlug\n      activity\n      agentName\n      agency\n      isAdvertised\n      isHeld\n      createdDate\n    }\n  }\n}"): typeof import('./graphql.ts').ListingProblemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListingProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    name\n    nameLocal\n  }\n}"): typeof import('./graphql.ts').ListingProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListingToConfirm($token: String!) {\n  listingToConfirm(token: $token) {\n    country\n    projectName\n    projectNameLocal\n    propertyGroup\n    unitMix\n    activity\n    price\n    state\n    isConfirmed\n  }\n}"): typeof import('./graphql.ts').ListingToConfirmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OrderListingMedia($listing: ID!, $ids: [ID!]!) {\n  orderListingMedia(listing: $listing, ids: $ids) {\n    id\n  }\n}"): typeof import('./graphql.ts').OrderListingMediaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnListing($id: ID!) {\n  ownListing(id: $id) {\n    ...OwnListingWhole\n  }\n}"): typeof import('./graphql.ts').OwnListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnListingCard on OwnListing {\n  id\n  version\n  country\n  state\n  activity\n  typeGroup\n  projectSlug\n  projectName\n  projectNameLocal\n  street\n  address\n  propertyGroup\n  propertyType\n  unitMix\n  areaSqm\n  price\n  headline\n  cover\n  photoCount\n  may\n  daysLeft\n  groupSlug\n  addressTypeGroup\n  addressProjectSlug\n  updatedDate\n}"): typeof import('./graphql.ts').OwnListingCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnListingWhole on OwnListing {\n  ...OwnListingCard\n  postalCode\n  bedrooms\n  bathrooms\n  areaMeasure\n  landSqm\n  floor\n  floorType\n  furnished\n  facilities\n  availableOn\n  description\n  locale\n  tourUrl\n  videoUrl\n  needs\n  twin\n  advertiser {\n    agentName\n    agentLicence\n    agentPhone\n    agency\n    agencyLicence\n  }\n  media {\n    ...ListingPicture\n  }\n  events {\n    action\n    note\n    date\n  }\n}"): typeof import('./graphql.ts').OwnListingWholeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnListings($filter: OwnListingFilter, $first: Int!, $offset: Int!) {\n  ownListings(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      ...OwnListingCard\n    }\n  }\n  ownListingCounts {\n    state\n    total\n    due\n  }\n}"): typeof import('./graphql.ts').OwnListingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveListingMedia($id: ID!) {\n  removeListingMedia(id: $id) {\n    id\n  }\n}"): typeof import('./graphql.ts').RemoveListingMediaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveListing($key: String!, $id: ID, $version: Int!, $input: ListingInput!) {\n  saveListing(key: $key, id: $id, version: $version, input: $input) {\n    ...OwnListingWhole\n  }\n}"): typeof import('./graphql.ts').SaveListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SettleListingProblem($key: String!, $id: ID!, $note: String!, $withdraws: Boolean!) {\n  settleListingProblem(key: $key, id: $id, note: $note, withdraws: $withdraws) {\n    id\n  }\n}"): typeof import('./graphql.ts').SettleListingProblemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AreaFigures($filter: ProjectFilter!) {\n  areaFigures(filter: $filter) {\n    projectCount\n    homeCount\n    psf {\n      n\n      p25\n      median\n      p75\n    }\n    price {\n      n\n      p25\n      median\n      p75\n    }\n    change12m\n    grossYield\n    to\n  }\n}"): typeof import('./graphql.ts').AreaFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MapAmenities($filter: AmenityFilter, $first: Int) {\n  amenities(filter: $filter, first: $first) {\n    nodes {\n      id\n      type\n      code\n      name\n      nameLocal\n      lat\n      lng\n    }\n  }\n}"): typeof import('./graphql.ts').MapAmenitiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MapAreas($filter: AreaFilter, $first: Int, $offset: Int) {\n  areas(filter: $filter, first: $first, offset: $offset) {\n    nodes {\n      id\n      name\n      nameLocal\n      lat\n      lng\n      parent {\n        id\n        name\n        nameLocal\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}"): typeof import('./graphql.ts').MapAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MapAskedIds($filter: ProjectFilter!) {\n  projectIds(filter: $filter)\n}"): typeof import('./graphql.ts').MapAskedIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MapData {\n  market {\n    ...MarketBasis\n    dataVersion\n  }\n  mapData {\n    basemapUrl\n    stationsUrl\n    stationGraphUrl\n    streetsUrl\n    places {\n      type\n      count\n      url\n    }\n    markers {\n      typeGroup\n      count\n      url\n      figuresTo\n    }\n  }\n}"): typeof import('./graphql.ts').MapDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MapList($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n      ...RowEstimate\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n}"): typeof import('./graphql.ts').MapListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MapProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    developer\n    facilities\n    buildings {\n      id\n    }\n    tours {\n      path\n      title\n    }\n    estimate {\n      __typename\n      ... on Estimate {\n        asOf\n        unitMix\n        areaSqm\n        low68\n        high68\n        confidence\n        statement {\n          ...Statement\n        }\n      }\n    }\n    nearby(first: 12) {\n      amenity {\n        id\n        type\n        name\n        nameLocal\n      }\n      walkMinutes\n    }\n  }\n}"): typeof import('./graphql.ts').MapProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LiveTicket {\n  liveTicket {\n    ticket\n  }\n}"): typeof import('./graphql.ts').LiveTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkNoticesRead($ids: [ID!]) {\n  markNoticesRead(ids: $ids) {\n    success\n  }\n}"): typeof import('./graphql.ts').MarkNoticesReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NoticeCount {\n  noticeCount\n}"): typeof import('./graphql.ts').NoticeCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NoticeSettings {\n  noticeSettings {\n    group\n    channel\n  }\n}"): typeof import('./graphql.ts').NoticeSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Notices($first: Int!, $offset: Int!) {\n  notices(first: $first, offset: $offset) {\n    nodes {\n      id\n      kind\n      country\n      facts\n      path\n      at\n      isRead\n    }\n    totalCount\n  }\n}"): typeof import('./graphql.ts').NoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateNoticeSetting($group: NoticeGroup!, $channel: NoticeChannel!) {\n  updateNoticeSetting(group: $group, channel: $channel) {\n    group\n    channel\n  }\n}"): typeof import('./graphql.ts').UpdateNoticeSettingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartDelivery($order: ID!, $name: String!, $bytes: Int!, $print: String!) {\n  startDelivery(order: $order, name: $name, bytes: $bytes, print: $print) {\n    ...OrderFile\n  }\n}\n\nmutation FinishDelivery($file: ID!) {\n  finishDelivery(file: $file) {\n    id\n    isStored\n  }\n}\n\nmutation RemoveDelivery($file: ID!) {\n  removeDelivery(file: $file) {\n    id\n  }\n}"): typeof import('./graphql.ts').StartDeliveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Order($id: ID!) {\n  order(id: $id) {\n    ...OrderWhole\n  }\n}"): typeof import('./graphql.ts').OrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ActOnOrder($id: ID!, $key: String!, $action: OrderAction!, $note: String, $dueOn: String, $visitOn: String) {\n  actOnOrder(\n    id: $id\n    key: $key\n    action: $action\n    note: $note\n    dueOn: $dueOn\n    visitOn: $visitOn\n  ) {\n    id\n    state\n  }\n}\n\nmutation WriteOnOrder($id: ID!, $key: String!, $text: String!) {\n  writeOnOrder(id: $id, key: $key, text: $text) {\n    id\n  }\n}\n\nmutation ReadOrder($id: ID!) {\n  readOrder(id: $id) {\n    id\n  }\n}"): typeof import('./graphql.ts').ActOnOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderFacts on Order {\n  id\n  number\n  country\n  state\n  agentName\n  vendorName\n  place\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n  }\n  lines {\n    service\n    cents\n  }\n  cents\n  wishDays\n  visitOn\n  dueOn\n  createdDate\n}"): typeof import('./graphql.ts').OrderFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderFile on OrderFile {\n  id\n  side\n  name\n  kind\n  bytes\n  partBytes\n  parts\n  done\n  isStored\n  hasPreview\n  isDelivered\n}"): typeof import('./graphql.ts').OrderFileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderInvoiceFacts on OrderInvoice {\n  number\n  issuedOn\n  order\n  place\n  country\n  seller {\n    name\n    address\n    taxNumber\n  }\n  buyer {\n    name\n    agency\n    licence\n  }\n  lines {\n    service\n    cents\n  }\n  netCents\n  tax {\n    name\n    percent\n    cents\n  }\n  totalCents\n}"): typeof import('./graphql.ts').OrderInvoiceFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrderMonths {\n  orderMonths {\n    month\n    country\n    otherId\n    otherName\n    orders\n    totalCents\n  }\n}\n\nquery OrderInvoices($month: String!, $other: ID) {\n  orderInvoices(month: $month, other: $other) {\n    ...OrderInvoiceFacts\n  }\n}"): typeof import('./graphql.ts').OrderMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderWhole on Order {\n  ...OrderFacts\n  access\n  note\n  staging {\n    style\n    rooms\n    wantedOn\n  }\n  may\n  messages {\n    author\n    text\n    date\n  }\n  events {\n    action\n    actor\n    toState\n    note\n    date\n  }\n  files {\n    ...OrderFile\n  }\n  invoice {\n    ...OrderInvoiceFacts\n  }\n}"): typeof import('./graphql.ts').OrderWholeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Orders($filter: OrderFilter, $first: Int!, $offset: Int!) {\n  orders(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      ...OrderFacts\n      unread\n    }\n  }\n  orderCounts {\n    state\n    total\n    unread\n  }\n}"): typeof import('./graphql.ts').OrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrderVendors {\n  market {\n    currencyCode\n  }\n  orderVendors {\n    id\n    name\n    about\n    isRegistered\n    approved\n    prices {\n      service\n      cents\n      days\n    }\n  }\n}\n\nmutation PlaceOrder($key: String!, $input: PlaceOrderInput!) {\n  placeOrder(key: $key, input: $input) {\n    id\n    number\n  }\n}"): typeof import('./graphql.ts').OrderVendorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ServicePrices {\n  servicePrices {\n    service\n    cents\n    days\n  }\n}"): typeof import('./graphql.ts').ServicePricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ExamplePlace on SearchSuggestion {\n  id\n  kind\n  title\n  subtitle\n  typeGroup\n  slug\n  projectId\n  areaId\n  lat\n  lng\n  resultCount\n}"): typeof import('./graphql.ts').ExamplePlaceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ListingCard on ListingGroup {\n  id\n  slug\n  activity\n  addressTypeGroup\n  addressProjectSlug\n  projectName\n  projectNameLocal\n  street\n  postalCode\n  propertyGroup\n  propertyType\n  tenure\n  completionYear\n  unitMix\n  areaSqm\n  landSqm\n  floorType\n  floors {\n    low\n    high\n  }\n  furnished\n  isLive\n  isUnderOffer\n  price\n  priceFirst\n  priceCutDate\n  psf\n  agentCount\n  hasTour\n  firstSeenDate\n  confirmedDate\n  goneDate\n  estimate {\n    value\n    low\n    high\n    against\n  }\n  photo {\n    id\n    url\n    alt\n  }\n}"): typeof import('./graphql.ts').ListingCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListingsOfAgent($licence: String!, $activity: ListingActivity, $after: ID, $first: Int) {\n  listingsOfAgent(\n    licence: $licence\n    activity: $activity\n    after: $after\n    first: $first\n  ) {\n    nodes {\n      ...ListingCard\n    }\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n  }\n}"): typeof import('./graphql.ts').ListingsOfAgentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProjectCard on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  postalCode\n  area {\n    id\n    level\n    slug\n    name\n    nameLocal\n  }\n  lat\n  lng\n  tenure\n  tenureYears\n  leaseStartYear\n  completionYear\n  constructionStatus\n  floors\n  floorSoldMax\n  unitCount\n  saleCount\n  saleCount1y\n  rentCount\n  lastSaleMonth\n  lastSalePrice\n  lastSalePsf\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  change12m\n  grossYield\n  areaSqmMin\n  areaSqmMax\n}"): typeof import('./graphql.ts').ProjectCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectEstimate($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...EstimatedProject\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}\n\nfragment EstimatedProject on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    name\n    nameLocal\n  }\n  floors\n  floorSoldMax\n  unitCount\n  completionYear\n}\n\nfragment EstimateSummary on EstimateResult {\n  __typename\n  ... on Estimate {\n    asOf\n    unitMix\n    areaSqm\n    floor\n    value\n    psf\n    low68\n    high68\n    low90\n    high90\n    confidence\n    statement {\n      ...Statement\n    }\n    effectiveN\n  }\n  ... on EstimateRefusal {\n    reason\n    evidence\n    needed\n    newestEvidence: asOf\n    areaSqmMin\n    areaSqmMax\n    floorMax\n  }\n}\n\nfragment Statement on EstimateStatement {\n  __typename\n  ... on MeasuredStatement {\n    ...MeasuredStatement\n  }\n  ... on UnmeasuredStatement {\n    reason\n  }\n}\n\nfragment MeasuredStatement on MeasuredStatement {\n  typeGroup\n  area\n  areaSqmFrom\n  areaSqmTo\n  half\n  nine\n  n\n  from\n  to\n}\n\nfragment EstimateGrounds on Estimate {\n  method\n  paid\n  learnedFrom\n  drivers {\n    code\n    amount\n  }\n  rent {\n    value\n    low\n    high\n    n\n    scope\n    asOf\n    grossYield\n  }\n}"): typeof import('./graphql.ts').ProjectEstimateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RowEstimate on Project {\n  usualEstimate {\n    __typename\n    ... on UsualEstimate {\n      asOf\n      unitMix\n      areaSqm\n      floor\n      value\n      half\n      nine\n      unmeasured\n    }\n    ... on UsualEstimateRefusal {\n      reason\n    }\n  }\n}"): typeof import('./graphql.ts').RowEstimateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AgentMarket {\n  market {\n    currencyCode\n    isDemo\n    projectCount\n    saleCount\n    lastMonth\n    examples {\n      ...ExamplePlace\n    }\n  }\n  projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 6) {\n    nodes {\n      id\n      slug\n      typeGroup\n      propertyType\n      floors\n      floorSoldMax\n      unitCount\n      completionYear\n      block\n    }\n  }\n}"): typeof import('./graphql.ts').AgentMarketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Launches($areaId: ID, $offset: Int) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION], areaId: $areaId}\n    sort: NEWEST_SALE\n    withoutLaunch: true\n    first: 12\n    offset: $offset\n  ) {\n    nodes {\n      ...LaunchCard\n    }\n    totalCount\n  }\n  first50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    withoutLaunch: true\n    first: 50\n  ) {\n    ...LaunchAreas\n  }\n  next50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    withoutLaunch: true\n    first: 50\n    offset: 50\n  ) {\n    ...LaunchAreas\n  }\n  last50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    withoutLaunch: true\n    first: 50\n    offset: 100\n  ) {\n    ...LaunchAreas\n  }\n}\n\nfragment LaunchAreas on ProjectConnection {\n  nodes {\n    id\n    area {\n      id\n      name\n      nameLocal\n    }\n  }\n  totalCount\n}\n\nfragment LaunchCard on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    id\n    name\n    nameLocal\n  }\n  developer\n  tenure\n  tenureYears\n  completionYear\n  constructionStatus\n  floors\n  floorSoldMax\n  unitCount\n  saleCount1y\n  lastSaleMonth\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  unitMixes {\n    unitMix\n    unitsAvailable\n    launchPriceMin\n    launchPriceMax\n    salePriceMedian\n  }\n}"): typeof import('./graphql.ts').LaunchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterForLaunch($key: String!, $input: LaunchInterestInput!) {\n  registerForLaunch(key: $key, input: $input)\n}"): typeof import('./graphql.ts').RegisterForLaunchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query KeptLaunches($filter: LaunchFilter, $sort: LaunchSort, $offset: Int) {\n  market {\n    currencyCode\n    isDemo\n  }\n  launches(filter: $filter, sort: $sort, first: 12, offset: $offset) {\n    nodes {\n      ...KeptLaunch\n    }\n    totalCount\n  }\n}\n\nfragment KeptLaunch on Launch {\n  id\n  typeGroup\n  projectSlug\n  name\n  developer\n  state\n  previewFrom\n  previewTo\n  bookingFrom\n  topMonth\n  tenure\n  tenureYears\n  pricesOn\n  unitCount\n  available\n  reserved\n  sold\n  priceFrom\n  psfMin\n  psfMax\n  project {\n    id\n    typeGroup\n    propertyType\n    slug\n    name\n    nameLocal\n    block\n    street\n    area {\n      id\n      name\n      nameLocal\n    }\n    completionYear\n    floors\n    floorSoldMax\n    unitCount\n    tenure\n  }\n}"): typeof import('./graphql.ts').KeptLaunchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DeskLaunches {\n  deskLaunches {\n    id\n    typeGroup\n    projectSlug\n    name\n    state\n    pricesOn\n    unitCount\n    available\n    agent {\n      name\n    }\n  }\n}\n\nmutation LaunchFile($text: String!, $takes: Boolean!) {\n  launchFile(text: $text, takes: $takes) {\n    differences {\n      id\n      name\n      isNew\n      added\n      removed\n      repriced\n      restated\n    }\n    faults {\n      row\n      field\n      reason\n    }\n    isTaken\n  }\n}\n\nmutation SetLaunchAgent($id: ID!, $email: String!) {\n  setLaunchAgent(id: $id, email: $email) {\n    id\n    agent {\n      name\n    }\n  }\n}"): typeof import('./graphql.ts').DeskLaunchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LaunchSale($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    currencyCode\n    isDemo\n  }\n  launch(typeGroup: $typeGroup, slug: $slug) {\n    ...KeptLaunch\n    country\n    source\n    tours {\n      ...TourLink\n    }\n    agent {\n      name\n      host\n    }\n    units {\n      stack\n      floor\n      unitMix\n      sizeSqft\n      plan\n      state\n      stateOn\n      price\n    }\n    balance {\n      day\n      unitMix\n      available\n      reserved\n      sold\n    }\n    resale {\n      metres\n      months\n      asOf\n      launchPsf\n      needed\n      groups {\n        ageFrom\n        ageTo\n        isLikeTenure\n        n\n        p25\n        median\n        p75\n        sales {\n          projectName\n          projectSlug\n          month\n          price\n          areaSqm\n          floorLow\n          floorHigh\n          completionYear\n          psf\n          restatedPsf\n        }\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').LaunchSaleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskAboutListing($key: String!, $input: ListingEnquiryInput!) {\n  askAboutListing(key: $key, input: $input)\n}"): typeof import('./graphql.ts').AskAboutListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ComparedListings($slugs: [String!]!, $home: ReferenceHomeInput) {\n  listingsNormalised(slugs: $slugs, home: $home) {\n    reference {\n      areaSqm\n      floor\n      leaseStartYear\n    }\n    homes {\n      group {\n        ...ListingCard\n        bathrooms\n        tenureYears\n        facilities\n      }\n      restated {\n        price\n        areaFactor\n        floorFactor\n        leaseFactor\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').ComparedListingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ComparedProject($slug: String!) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  publicStack: project(typeGroup: PUBLIC_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateStack: project(typeGroup: PRIVATE_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateLand: project(typeGroup: PRIVATE_LAND, slug: $slug) {\n    ...ComparedFacts\n  }\n}\n\nfragment ComparedFacts on Project {\n  ...ProjectCard\n  unitMixes {\n    unitMix\n    gfaSqftAvg\n    saleCount1y\n  }\n}"): typeof import('./graphql.ts').ComparedProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListedHome($slug: String!) {\n  listingGroup(slug: $slug) {\n    ...ListedHome\n  }\n}\n\nfragment ListedHome on ListingGroup {\n  ...ListingCard\n  typeGroup\n  projectSlug\n  tenureYears\n  constructionStatus\n  facilities\n  bedrooms\n  bathrooms\n  priceMax\n  isBack\n  daysAdvertised\n  advertisers {\n    id\n    agentName\n    agentLicence\n    agentPhone\n    agency\n    agencyLicence\n    sourceName\n    isLead\n    isUnderOffer\n    price\n    availableOn\n    furnished\n    headline\n    description\n    locale\n    tourUrl\n    tour {\n      ...TourLink\n    }\n    videoUrl\n    firstSeenDate\n    confirmedDate\n  }\n  pictures {\n    id\n    kind\n    url\n    alt\n    caption\n    width\n    height\n  }\n  prices {\n    date\n    price\n  }\n}"): typeof import('./graphql.ts').ListedHomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListingGroup($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    developer\n    unitMixes {\n      unitMix\n      unitCount\n      bedroomCount\n      bathroomCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSalePsf\n      lastSaleMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMin\n      salePsfMax\n      salePsfMedian\n      rentPriceMin\n      rentPriceMax\n      rentPriceMedian\n      saleCount1y\n      rentCount1y\n      lastRentPrice\n      lastRentMonth\n    }\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}"): typeof import('./graphql.ts').ListingGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListingLanding {\n  sale: listingSearch(filter: {activity: SALE}, first: 4) {\n    totalCount\n    nodes {\n      group {\n        ...ListingCard\n      }\n    }\n  }\n  rent: listingSearch(filter: {activity: RENT}, first: 1) {\n    totalCount\n  }\n  room: listingSearch(filter: {activity: ROOM}, first: 1) {\n    totalCount\n  }\n}"): typeof import('./graphql.ts').ListingLandingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListingPlaces($filter: ListingFilter) {\n  market {\n    currencyCode\n  }\n  mapData {\n    basemapUrl\n    stationsUrl\n  }\n  listingPlaces(filter: $filter) {\n    projects\n    placeless\n    places {\n      typeGroup\n      projectSlug\n      projectName\n      projectNameLocal\n      lat\n      lng\n      count\n      priceMin\n    }\n  }\n}"): typeof import('./graphql.ts').ListingPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListingSearch($filter: ListingFilter, $sort: ListingSort, $first: Int, $offset: Int) {\n  listingSearch(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      matched\n      group {\n        ...ListingCard\n      }\n    }\n    totalCount\n  }\n  listingFacets(filter: $filter) {\n    facet\n    value\n    count\n    name\n    nameLocal\n  }\n}"): typeof import('./graphql.ts').ListingSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListingsOfMix($typeGroup: TypeGroup!, $slug: String!, $activity: ListingActivity!, $unitMix: String, $first: Int) {\n  listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: $activity\n    unitMix: $unitMix\n    first: $first\n  ) {\n    nodes {\n      ...ListingCard\n    }\n    totalCount\n  }\n}"): typeof import('./graphql.ts').ListingsOfMixDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReportListing($key: String!, $group: ID!, $listing: ID, $reason: ListingProblem!, $text: String!, $email: String, $honey: String) {\n  reportListing(\n    key: $key\n    group: $group\n    listing: $listing\n    reason: $reason\n    text: $text\n    email: $email\n    honey: $honey\n  ) {\n    success\n  }\n}"): typeof import('./graphql.ts').ReportListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccuracyState {\n  market {\n    countryCode\n    lastMonth\n    saleCount\n  }\n  valuationUnmeasured {\n    reason\n  }\n  valuationAccuracy {\n    typeGroup\n  }\n}"): typeof import('./graphql.ts').AccuracyStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccuracyTables {\n  market {\n    isDemo\n    lastMonth\n    currencyCode\n  }\n  valuationUnmeasured {\n    typeGroup\n    reason\n  }\n  valuationAccuracy {\n    ...MeasuredSegment\n  }\n}\n\nfragment MeasuredSegment on ValuationAccuracy {\n  typeGroup\n  from\n  to\n  madeOn\n  coverage\n  scores {\n    ...MeasuredScores\n  }\n  naive {\n    ...MeasuredScores\n  }\n  floor {\n    pairs\n    medianError\n    meanError\n  }\n  byArea {\n    name\n    scores {\n      ...MeasuredScores\n    }\n  }\n  byKind {\n    name\n    scores {\n      ...MeasuredScores\n    }\n  }\n  byPriceDecile {\n    name\n    scores {\n      ...MeasuredScores\n    }\n  }\n  statements {\n    ...MeasuredStatement\n  }\n}\n\nfragment MeasuredScores on AccuracyScores {\n  n\n  medianError\n  meanError\n  within5\n  within10\n  within20\n  medianBias\n  cover68\n  cover90\n}"): typeof import('./graphql.ts').AccuracyTablesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskWidget($key: String!, $widgetKey: String!, $input: WidgetEnquiryInput!) {\n  askWidget(key: $key, widgetKey: $widgetKey, input: $input)\n}"): typeof import('./graphql.ts').AskWidgetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HomeHistory($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    estimateHistory(home: $home) {\n      asOf\n      value\n      low68\n      high68\n      low90\n      high90\n    }\n  }\n}"): typeof import('./graphql.ts').HomeHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HomeValue($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    ...MarketBasis\n    sources {\n      name\n      licence\n    }\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ValuedProject\n    estimate(home: $home) {\n      ...HomeEstimate\n    }\n  }\n}\n\nfragment ValuedProject on Project {\n  ...EstimatedProject\n  postalCode\n  tenure\n  tenureYears\n  leaseStartYear\n  lastSaleMonth\n  lastSalePrice\n  unitMixes {\n    unitMix\n    gfaSqftAvg\n  }\n}\n\nfragment HomeEstimate on EstimateResult {\n  ...EstimateSummary\n  ... on Estimate {\n    ...EstimateGrounds\n    comparables {\n      ...ComparableSale\n    }\n  }\n}\n\nfragment ComparableSale on Comparable {\n  id\n  project {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n  }\n  month\n  price\n  unitMix\n  areaSqm\n  floorLow\n  floorHigh\n  distanceMetres\n  ageMonths\n  timeAdjustment\n  kindAdjustment\n  areaAdjustment\n  floorAdjustment\n  leaseAdjustment\n  adjustedPrice\n  weight\n}"): typeof import('./graphql.ts').HomeValueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValuationAccuracy {\n  valuationUnmeasured {\n    reason\n  }\n  valuationAccuracy {\n    typeGroup\n    from\n    to\n    madeOn\n    coverage\n    scores {\n      n\n      medianError\n      within10\n      cover68\n      cover90\n    }\n    naive {\n      medianError\n      within10\n    }\n  }\n}"): typeof import('./graphql.ts').ValuationAccuracyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValueExamples {\n  market {\n    ...MarketBasis\n    projectCount\n    saleCount\n    examples {\n      ...ExamplePlace\n    }\n  }\n}"): typeof import('./graphql.ts').ValueExamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValuePlaces($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      id\n      typeGroup\n      propertyGroup\n      slug\n      name\n      nameLocal\n      street\n      area {\n        name\n        nameLocal\n      }\n      saleCount1y\n      lastSaleMonth\n      lastSalePrice\n    }\n    totalCount\n  }\n}"): typeof import('./graphql.ts').ValuePlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Widget($key: String!) {\n  widget(key: $key) {\n    country\n    agency\n    hosts\n  }\n}"): typeof import('./graphql.ts').WidgetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BuildingPanel on BuildingInfo {\n  buildingStatus\n  buildingType\n  buildingHeight\n  officeDetails {\n    buildingGrade\n    raiseFloorSystem\n    officeFacilities {\n      retail\n    }\n  }\n  launchCompletionPeriod {\n    launchDate\n    completionYear\n    occupationPermitDate\n    certificateComplianceDate\n  }\n  totalBuildingArea {\n    ...BuildingAreaFigures\n  }\n  typicalFloorPlateArea {\n    ...BuildingAreaFigures\n  }\n  totalTransactedArea {\n    ...BuildingAreaFigures\n  }\n  buildingSpecs {\n    floors\n    basementFloors\n    towers\n    units\n    rentalUnits\n    lifts\n    serviceLifts\n    floorToFloorHeight\n    ceilingHeight\n    floorLoadingKpa\n    airConditioning\n    powerSupply\n    structure\n  }\n  buildingFacilities {\n    parkingLots\n    chargingPoints\n    bicycleParking\n    loadingBays\n    multiStoreyCarPark\n    shops\n    marketAndFood\n    pavilion\n    endOfTrip\n    conferenceRooms\n  }\n  siteInfo {\n    siteAreaSqm\n    plotRatio\n    landUse\n    lotNumber\n  }\n  developmentOwnershipManagement {\n    developer\n    owner\n    manager\n    architect\n    contractor\n    strataTitled\n    serviceChargePsf\n  }\n  leaseSpaceDetails {\n    availableSqm\n    smallestSqm\n    largestSqm\n    vacancyRate\n    leaseTermYears\n  }\n  tenant {\n    count\n    occupancyRate\n    anchors\n  }\n  rentSchedules {\n    netRent {\n      from\n      to\n      psf\n    }\n  }\n  lastSale {\n    month\n    price\n    psf\n  }\n  lastRent {\n    month\n    price\n    psf\n  }\n}\n\nfragment BuildingAreaFigures on BuildingAreas {\n  verified {\n    measure\n    sqm\n  }\n  marketable {\n    measure\n    sqm\n  }\n  other {\n    measure\n    sqm\n  }\n}"): typeof import('./graphql.ts').BuildingPanelFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BuildingStacks($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    buildings {\n      slug\n      name\n      postalCode\n      floors\n      unitCount\n      completionYear\n      stacks {\n        id\n        label\n        unitMix\n        areaSqm\n        floorLow\n        floorHigh\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').BuildingStacksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EstimateFacts on EstimateResult {\n  ...EstimateSummary\n  ... on Estimate {\n    ...EstimateGrounds\n    fsd\n    comparables {\n      ...ComparableSale\n      psf\n      unitMix\n      project {\n        block\n        street\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').EstimateFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EstimateHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    estimate(home: $home) {\n      ...EstimateFacts\n    }\n  }\n}"): typeof import('./graphql.ts').EstimateHomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectTransactions($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $first: Int, $offset: Int, $unitMix: String, $building: String) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    transactions(\n      kind: $kind\n      first: $first\n      offset: $offset\n      unitMix: $unitMix\n      building: $building\n    ) {\n      ...TransactionPage\n    }\n  }\n}"): typeof import('./graphql.ts').ProjectTransactionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportAgent {\n  user(sourceType: Website) {\n    id\n    phoneNumber\n    detail {\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n  }\n}"): typeof import('./graphql.ts').ReportAgentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportBody($typeGroup: TypeGroup!, $slug: String!, $admitsByDistance: Boolean = false) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    district {\n      id\n      level\n      slug\n      name\n      nameLocal\n    }\n    developer\n    facilities\n    unitMixes {\n      unitMix\n      unitCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSaleMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMedian\n      rentPriceMedian\n      monthlyRentYield\n      saleCount1y\n    }\n    tours {\n      ...TourLink\n    }\n    assets {\n      id\n      type\n      subtype\n      title\n      url\n      drawing\n      unitMix\n    }\n    trend {\n      quarter\n      n\n      p25\n      median\n      p75\n    }\n    areaIndex {\n      area {\n        name\n        nameLocal\n      }\n      points {\n        month\n        value\n        n\n      }\n    }\n    nearby(first: 40) {\n      ...NearbyPlace\n    }\n    primarySchools @include(if: $admitsByDistance) {\n      amenity {\n        id\n        name\n        nameLocal\n      }\n      distanceMetres\n    }\n    bands: transactions(first: 50) {\n      nodes {\n        id\n        unitMix\n        floorLow\n        floorHigh\n        psf\n        month\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').ReportBodyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportExamples {\n  market {\n    countryCode\n    isDemo\n    examples {\n      ...ExamplePlace\n    }\n  }\n}"): typeof import('./graphql.ts').ReportExamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportListings($typeGroup: TypeGroup!, $slug: String!) {\n  sale: listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: SALE\n    first: 1\n  ) {\n    totalCount\n  }\n  rent: listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: RENT\n    first: 1\n  ) {\n    totalCount\n  }\n  room: listingGroupsOfProject(\n    typeGroup: $typeGroup\n    slug: $slug\n    activity: ROOM\n    first: 1\n  ) {\n    totalCount\n  }\n  launch(typeGroup: $typeGroup, slug: $slug) {\n    available\n    unitCount\n  }\n}"): typeof import('./graphql.ts').ReportListingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportPro($typeGroup: TypeGroup!, $slug: String!, $unitMix: String, $psf: Float) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    figures: unitMixes {\n      ...UnitMixFigures\n    }\n    rentalYield {\n      gross\n      sales {\n        n\n        median\n      }\n      rents {\n        n\n        median\n      }\n      from\n      to\n    }\n    gains {\n      reason\n      n\n      from\n      to\n      profitableShare\n      gainRate {\n        p25\n        median\n        p75\n      }\n      annualised {\n        n\n        p25\n        median\n        p75\n      }\n      medianHoldingYears\n      bins {\n        from\n        to\n        n\n      }\n      pairs(first: 20) {\n        unitNo\n        unitMix\n        areaSqm\n        floor\n        buyMonth\n        buyPrice\n        sellMonth\n        sellPrice\n        holdingYears\n        gain\n        gainRate\n        annualised\n      }\n    }\n    buildingInfo {\n      ...BuildingPanel\n    }\n    priceDistribution(unitMix: $unitMix, psf: $psf) {\n      psf {\n        n\n        p25\n        median\n        p75\n      }\n      from\n      to\n      inPricesOf\n      below\n      bins {\n        from\n        to\n        n\n      }\n    }\n    floorFigures {\n      inPricesOf\n      bands {\n        floorLow\n        floorHigh\n        unitMix\n        n\n        medianPsf\n        first\n        last\n      }\n      premium {\n        n\n        perFloor\n        low\n        high\n      }\n    }\n    seasons {\n      area {\n        name\n        nameLocal\n      }\n      fromYear\n      toYear\n      months {\n        month\n        area\n        own\n      }\n    }\n    rentYears {\n      year\n      to\n      rents {\n        n\n        p25\n        median\n        p75\n      }\n      sales {\n        n\n        median\n      }\n      grossYield\n    }\n    likeProjects {\n      tenure\n      year\n      yearsApart\n      sizeSqft\n      sizeApart\n      projects {\n        id\n        typeGroup\n        slug\n        name\n        nameLocal\n        completionYear\n        leaseStartYear\n        psf {\n          n\n          p25\n          median\n          p75\n        }\n        change12m\n        grossYield\n      }\n    }\n  }\n}\n\nfragment UnitMixFigures on UnitMix {\n  unitMix\n  unitCount\n  unitsAvailable\n  bedroomCount\n  bathroomCount\n  gfaSqftAvg\n  gfaSqftMin\n  gfaSqftMax\n  lastSalePrice\n  lastSalePsf\n  lastSaleMonth\n  lastRentPrice\n  lastRentPsf\n  lastRentMonth\n  salePriceAvg\n  salePriceMin\n  salePriceMax\n  salePriceMedian\n  salePriceP25\n  salePriceP75\n  salePsfAvg\n  salePsfMin\n  salePsfMax\n  salePsfMedian\n  salePsfP25\n  salePsfP75\n  rentPriceAvg\n  rentPriceMin\n  rentPriceMax\n  rentPriceMedian\n  rentPriceP25\n  rentPriceP75\n  rentPsfAvg\n  rentPsfMin\n  rentPsfMax\n  rentPsfMedian\n  rentPsfP25\n  rentPsfP75\n  launchPriceAvg\n  launchPriceMin\n  launchPriceMax\n  launchPriceMedian\n  launchPsfAvg\n  launchPsfMin\n  launchPsfMax\n  launchPsfMedian\n  launchCount\n  launchFrom\n  launchTo\n  monthlyRentYield\n  saleCount1y\n  saleCount30d\n  rentCount1y\n  rentCount30d\n  listingCount1y\n  listingCount30d\n  listingPriceMin\n  listingPriceMax\n  listingPsfMin\n  listingPsfMax\n}"): typeof import('./graphql.ts').ReportProDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportTop($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    ...MarketBasis\n    dataVersion\n    rentCount\n    sources {\n      ...SourceBasis\n    }\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    isCommercial\n    lease {\n      tenure\n      years\n      startYear\n      endYear\n      remainingYears\n      asOfYear\n    }\n    buildings {\n      id\n      slug\n      name\n      postalCode\n      lat\n      lng\n      floors\n      unitCount\n      completionYear\n    }\n    homes: unitMixes {\n      unitMix\n      gfaSqftAvg\n    }\n    streetsAround {\n      isMain\n      points\n    }\n    closest: nearby(first: 10) {\n      ...NearbyPlace\n    }\n  }\n}\n\nfragment NearbyPlace on NearbyAmenity {\n  amenity {\n    id\n    type\n    subtype\n    code\n    name\n    nameLocal\n    lat\n    lng\n  }\n  distanceMetres\n  walkMetres\n  walkMinutes\n}"): typeof import('./graphql.ts').ReportTopDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StackView($typeGroup: TypeGroup!, $slug: String!, $building: String) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    stackView(building: $building) {\n      isSample\n      sampleFloors\n      reason\n      building {\n        slug\n        name\n        floors\n        soldCount\n        inPricesOf\n        stacks {\n          label\n          unitMix\n          areaSqm\n          floorLow\n          floorHigh\n          units {\n            floor\n            unitNo\n            month\n            price\n            psf\n            psfToday\n            saleCount\n            boughtMonth\n            gain\n            gainRate\n            annualised\n          }\n        }\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').StackViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TransactionPage on TransactionConnection {\n  nodes {\n    id\n    activity\n    month\n    price\n    areaSqm\n    psf\n    unitMix\n    floorLow\n    floorHigh\n    unitNo\n    units\n    model\n  }\n  pageInfo {\n    hasNextPage\n    hasPreviousPage\n  }\n  totalCount\n}"): typeof import('./graphql.ts').TransactionPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ActOnBooking($id: ID!, $key: String!, $action: BookingAction!, $reason: String) {\n  actOnBooking(id: $id, key: $key, action: $action, reason: $reason) {\n    id\n    state\n  }\n}"): typeof import('./graphql.ts').ActOnBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Booking($id: ID!) {\n  booking(id: $id) {\n    ...BookingParts\n  }\n}"): typeof import('./graphql.ts').BookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Bookings($desk: CountryCode, $from: String!, $until: String!) {\n  bookings(desk: $desk, from: $from, until: $until) {\n    ...BookingParts\n  }\n}\n\nquery WaitedDays($desk: CountryCode, $from: String!, $until: String!) {\n  waitedDays(desk: $desk, from: $from, until: $until) {\n    day\n    kind\n    people\n  }\n}\n\nfragment BookingParts on Booking {\n  id\n  kind\n  state\n  startsAt\n  endsAt\n  timeZone\n  heldUntil\n  place\n  visitorName\n  visitorEmail\n  visitorPhone\n  note\n  home {\n    country\n    typeGroup\n    slug\n    name\n    unit\n  }\n  evidence\n}"): typeof import('./graphql.ts').BookingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CalendarAddress {\n  calendarAddress\n}"): typeof import('./graphql.ts').CalendarAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveBooking($id: ID!, $key: String!, $startsAt: String!) {\n  moveBooking(id: $id, key: $key, startsAt: $startsAt) {\n    id\n    state\n  }\n}"): typeof import('./graphql.ts').MoveBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewCalendarAddress {\n  renewCalendarAddress\n}"): typeof import('./graphql.ts').RenewCalendarAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Schedule($desk: CountryCode) {\n  schedule(desk: $desk) {\n    ...ScheduleParts\n  }\n}\n\nfragment ScheduleParts on Schedule {\n  country\n  version\n  timeZone\n  timeZones\n  holidays {\n    day\n    name\n    isProvisional\n  }\n  observesHolidays\n  daysOff {\n    from\n    to\n  }\n  kinds {\n    kind\n    isOpen\n    hours {\n      weekday\n      from\n      to\n    }\n    lengthMinutes\n    bufferMinutes\n    capacity\n    noticeHours\n    aheadDays\n    perDayMax\n    mode\n    place\n  }\n}"): typeof import('./graphql.ts').ScheduleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TimesToMoveTo($id: ID!, $from: String!, $until: String!) {\n  timesToMoveTo(id: $id, from: $from, until: $until) {\n    startsAt\n    endsAt\n  }\n}"): typeof import('./graphql.ts').TimesToMoveToDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSchedule($desk: CountryCode, $version: Int!, $input: ScheduleInput!) {\n  updateSchedule(desk: $desk, version: $version, input: $input) {\n    version\n  }\n}"): typeof import('./graphql.ts').UpdateScheduleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NothingFound($text: String!, $near: NearInput, $isNear: Boolean!, $filter: ProjectFilter) {\n  searchSuggestions(text: $text, first: 6) {\n    ...SuggestedPlace\n  }\n  filterRelief(filter: $filter) {\n    field\n    count\n  }\n  amenities(filter: {near: $near, types: [\"mrt\", \"mtr\", \"lrt\"]}, first: 4) @include(if: $isNear) {\n    nodes {\n      id\n      name\n      nameLocal\n      lat\n      lng\n    }\n  }\n}"): typeof import('./graphql.ts').NothingFoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ResultCount($filter: ProjectFilter) {\n  projects(filter: $filter, first: 0) {\n    totalCount\n  }\n}"): typeof import('./graphql.ts').ResultCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Results($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n      ...RowEstimate\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n  projectFacets(filter: $filter) {\n    facet\n    value\n    count\n    name\n    nameLocal\n  }\n}"): typeof import('./graphql.ts').ResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveSearch($input: SaveSearchInput!) {\n  saveSearch(input: $input) {\n    id\n  }\n}"): typeof import('./graphql.ts').SaveSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Suggest($text: String!, $first: Int) {\n  searchSuggestions(text: $text, first: $first) {\n    ...SuggestedPlace\n  }\n}\n\nfragment SuggestedPlace on SearchSuggestion {\n  id\n  kind\n  title\n  titleLocal\n  propertyType\n  projectName\n  projectNameLocal\n  street\n  postalCode\n  areaName\n  areaNameLocal\n  amenityType\n  schoolKind\n  code\n  typeGroup\n  slug\n  projectId\n  areaId\n  lat\n  lng\n  isApproximate\n  resultCount\n}"): typeof import('./graphql.ts').SuggestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptSeat($token: String!, $key: String!, $name: String!, $password: String!) {\n  acceptSeat(token: $token, key: $key, name: $name, password: $password) {\n    token\n  }\n}"): typeof import('./graphql.ts').AcceptSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ActOnSeat($id: ID!, $key: String!, $move: SeatMove!) {\n  actOnSeat(id: $id, key: $key, move: $move) {\n    id\n    state\n  }\n}"): typeof import('./graphql.ts').ActOnSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GrantSeat($id: ID!, $key: String!, $rights: [SeatRight!]!) {\n  grantSeat(id: $id, key: $key, rights: $rights) {\n    id\n    state\n  }\n}"): typeof import('./graphql.ts').GrantSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InviteSeats($key: String!, $emails: [String!]!, $rights: [SeatRight!]!) {\n  inviteSeats(key: $key, emails: $emails, rights: $rights) {\n    email\n    code\n  }\n}"): typeof import('./graphql.ts').InviteSeatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation JoinSeat($token: String!, $key: String!) {\n  joinSeat(token: $token, key: $key) {\n    success\n  }\n}"): typeof import('./graphql.ts').JoinSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LeaveSeat($id: ID!, $key: String!) {\n  leaveSeat(id: $id, key: $key) {\n    success\n  }\n}"): typeof import('./graphql.ts').LeaveSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveSeat($id: ID!, $key: String!, $email: String!) {\n  moveSeat(id: $id, key: $key, email: $email) {\n    id\n    state\n  }\n}"): typeof import('./graphql.ts').MoveSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSeat {\n  ownSeat {\n    id\n    holderName\n    state\n    isPaidFor\n    rights\n    untilDate\n  }\n}"): typeof import('./graphql.ts').OwnSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendSeat($id: ID!, $key: String!) {\n  resendSeat(id: $id, key: $key) {\n    id\n    state\n  }\n}"): typeof import('./graphql.ts').ResendSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeatEvents($id: ID!) {\n  seatEvents(id: $id) {\n    action\n    toState\n    date\n  }\n}"): typeof import('./graphql.ts').SeatEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeatInvitation($token: String!) {\n  seatInvitation(token: $token) {\n    state\n    email\n    holderName\n    hasAccount\n    rights\n    linkUntil\n  }\n}"): typeof import('./graphql.ts').SeatInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Seats {\n  seats {\n    paid\n    taken\n    seats {\n      ...SeatParts\n    }\n  }\n}\n\nfragment SeatParts on Seat {\n  id\n  email\n  name\n  state\n  isPaidFor\n  rights\n  invitedDate\n  acceptedDate\n  endedDate\n  linkUntil\n  isLinkOld\n  resendSeconds\n  lastUsedOn\n}"): typeof import('./graphql.ts').SeatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GeoipFuture {\n  geoipFuture {\n    success\n    geoip {\n      country {\n        isoCode\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').GeoipFutureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Logout {\n  logout {\n    success\n  }\n}"): typeof import('./graphql.ts').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorViewer {\n  user(sourceType: Vendor) {\n    id\n  }\n}"): typeof import('./graphql.ts').VendorViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Viewer {\n  user(sourceType: Website) {\n    id\n    nickName\n    avatar\n    roles\n    stripeSubscription {\n      status\n      seatRights\n      stripePrice {\n        frontParams\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AgentBrand($ceaNumber: String!) {\n  agentBrand(ceaNumber: $ceaNumber) {\n    lines {\n      name\n      licence\n      phone\n      agency\n      agencyLicence\n    }\n    accent\n    logo\n  }\n}\n\nquery AgentHosts($ceaNumber: String!) {\n  agentBrand(ceaNumber: $ceaNumber) {\n    hosts\n  }\n}\n\nfragment OwnBrand on OwnAgentBrand {\n  number\n  accent\n  logo\n  hosts\n}\n\nquery OwnAgentBrand {\n  ownAgentBrand {\n    ...OwnBrand\n  }\n}\n\nmutation UpdateAgentBrand($accent: String!, $hosts: [String!]!) {\n  updateAgentBrand(accent: $accent, hosts: $hosts) {\n    ...OwnBrand\n  }\n}\n\nmutation SetAgentLogo($file: File) {\n  setAgentLogo(file: $file) {\n    ...OwnBrand\n  }\n}"): typeof import('./graphql.ts').AgentBrandDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AgentByNumber($ceaNumber: String!) {\n  ceaInfo(ceaNumber: $ceaNumber) {\n    salespersonName\n    estateAgency\n  }\n}"): typeof import('./graphql.ts').AgentByNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ServedArea on Area {\n  id\n  level\n  slug\n  name\n  nameLocal\n}\n\nquery AgentPage($ceaNumber: String!) {\n  agentPage(ceaNumber: $ceaNumber) {\n    country\n    lines {\n      name\n      licence\n      phone\n      agency\n      agencyLicence\n    }\n    verifiedOn\n    host\n    website\n    avatar\n    accent\n    logo\n    about\n    languages\n    tours {\n      ...TourLink\n    }\n    areas {\n      ...ServedArea\n    }\n  }\n}\n\nquery OwnAgentPage {\n  ownAgentPage {\n    about\n    website\n    languages\n    areas {\n      ...ServedArea\n    }\n  }\n}\n\nquery AreaChoices($first: Int, $offset: Int, $filter: AreaFilter) {\n  areas(first: $first, offset: $offset, filter: $filter) {\n    nodes {\n      ...ServedArea\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nmutation UpdateAgentPage($about: String!, $languages: [String!]!, $areas: [String!]!) {\n  updateAgentPage(about: $about, languages: $languages, areas: $areas) {\n    about\n  }\n}"): typeof import('./graphql.ts').ServedAreaFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HostOfAgent($ceaNumber: String!) {\n  hostOfAgent(ceaNumber: $ceaNumber)\n}"): typeof import('./graphql.ts').HostOfAgentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SharedPage($id: ID!, $pass: String) {\n  share(id: $id, pass: $pass) {\n    state\n    needsPassword\n    opened {\n      kind\n      country\n      title\n      path\n      about\n      edition\n      figuresTo\n      lines {\n        name\n        licence\n        phone\n        agency\n        agencyLicence\n      }\n      madeAt\n      expiresAt\n      answers {\n        operation\n        variables\n        data\n      }\n    }\n  }\n}\n\nquery EditionNow {\n  market {\n    dataVersion\n    lastMonth\n  }\n}\n\nmutation EnterShare($id: ID!, $password: String!) {\n  enterShare(id: $id, password: $password)\n}"): typeof import('./graphql.ts').SharedPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SharedProject($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    name\n    nameLocal\n    street\n    psf {\n      n\n      p25\n      median\n      p75\n    }\n    change12m\n    figuresTo\n    saleCount\n    tours {\n      ...TourLink\n    }\n  }\n}"): typeof import('./graphql.ts').SharedProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnShareRow on OwnShare {\n  id\n  kind\n  country\n  title\n  path\n  state\n  hasPassword\n  madeAt\n  expiresAt\n  views\n  days {\n    day\n    count\n  }\n}\n\nquery OwnShares($first: Int, $offset: Int) {\n  ownShares(first: $first, offset: $offset) {\n    nodes {\n      ...OwnShareRow\n    }\n    totalCount\n  }\n}\n\nmutation CreateShare($key: String!, $share: NewShare!) {\n  createShare(key: $key, share: $share) {\n    ...OwnShareRow\n  }\n}\n\nmutation RevokeShare($id: ID!) {\n  revokeShare(id: $id) {\n    id\n  }\n}\n\nmutation ExtendShare($id: ID!, $days: Int!) {\n  extendShare(id: $id, days: $days) {\n    id\n  }\n}\n\nmutation SetSharePassword($id: ID!, $password: String) {\n  setSharePassword(id: $id, password: $password) {\n    id\n  }\n}"): typeof import('./graphql.ts').OwnShareRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateContactConsult($input: ContactConsultInput!) {\n  createContactConsult(input: $input) {\n    id\n    createdDate\n    updatedDate\n  }\n}"): typeof import('./graphql.ts').CreateContactConsultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataSources {\n  market {\n    ...MarketBasis\n    dataVersion\n    firstMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      ...SourceBasis\n      kind\n      rowsRead\n      rowsRejected\n    }\n  }\n}"): typeof import('./graphql.ts').DataSourcesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Home($centre: NearInput) {\n  market {\n    ...MarketBasis\n    dataVersion\n    firstMonth\n    projectCount\n    saleCount\n    rentCount\n    sources {\n      kind\n      name\n    }\n    segments {\n      segment\n      month\n      indexValue\n      change12m\n      saleCount\n      saleCountMean12m\n      medianPrice\n      priceP25\n      priceP75\n      medianPsf\n      psfP25\n      psfP75\n      history {\n        month\n        value\n        n\n        psfP25\n        psfMedian\n        psfP75\n      }\n    }\n    examples {\n      ...ExamplePlace\n    }\n  }\n  valuationUnmeasured {\n    typeGroup\n    reason\n  }\n  valuationAccuracy {\n    typeGroup\n    statement {\n      ...MeasuredStatement\n    }\n  }\n  stations: amenities(\n    filter: {types: [\"mrt\", \"mtr\", \"lrt\"], near: $centre}\n    first: 12\n  ) {\n    nodes {\n      id\n      code\n      name\n      nameLocal\n      lat\n      lng\n    }\n  }\n  publicStack: projects(filter: {typeGroups: [PUBLIC_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateStack: projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateLand: projects(filter: {typeGroups: [PRIVATE_LAND]}, first: 3) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  launches: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    sort: NEWEST_SALE\n    first: 6\n  ) {\n    nodes {\n      ...HomeProject\n      launch {\n        available\n        priceFrom\n      }\n    }\n  }\n}\n\nfragment HomeProject on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  area {\n    name\n    nameLocal\n  }\n  tenure\n  tenureYears\n  completionYear\n  floors\n  floorSoldMax\n  unitCount\n  saleCount1y\n  figuresTo\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n}"): typeof import('./graphql.ts').HomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MarketBasis on Market {\n  countryCode\n  currencyCode\n  isDemo\n  lastMonth\n}"): typeof import('./graphql.ts').MarketBasisFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MarketFacts {\n  market {\n    ...MarketBasis\n    firstMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      ...SourceBasis\n    }\n  }\n}"): typeof import('./graphql.ts').MarketFactsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SourceBasis on DataSource {\n  name\n  licence\n  rowsAccepted\n  firstMonth\n  lastMonth\n}"): typeof import('./graphql.ts').SourceBasisFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskAboutTour($key: String!, $input: TourEnquiryInput!) {\n  askAboutTour(key: $key, input: $input)\n}"): typeof import('./graphql.ts').AskAboutTourDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BeginTourBundle($tour: ID!, $kind: TourBundleKind!, $bytes: Int!, $print: String!) {\n  beginTourBundle(tour: $tour, kind: $kind, bytes: $bytes, print: $print) {\n    ...TourBundleState\n  }\n}"): typeof import('./graphql.ts').BeginTourBundleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CountTour($path: String!, $events: [TourEvent!]!) {\n  countTour(path: $path, events: $events)\n}"): typeof import('./graphql.ts').CountTourDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateTour($key: String!, $title: String!) {\n  createTour(key: $key, title: $title) {\n    id\n  }\n}"): typeof import('./graphql.ts').CreateTourDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteTour($id: ID!) {\n  deleteTour(id: $id)\n}"): typeof import('./graphql.ts').DeleteTourDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation FinishTourBundle($id: ID!) {\n  finishTourBundle(id: $id) {\n    ...TourBundleState\n  }\n}"): typeof import('./graphql.ts').FinishTourBundleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HideTour($id: ID!) {\n  hideTour(id: $id) {\n    ...OwnTourWhole\n  }\n}"): typeof import('./graphql.ts').HideTourDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnTour($id: ID!) {\n  ownTour(id: $id) {\n    ...OwnTourWhole\n  }\n}"): typeof import('./graphql.ts').OwnTourDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnTourWhole on OwnTour {\n  id\n  path\n  country\n  state\n  version\n  changedAt\n  hasChanges\n  needs\n  deadEnds\n  unreachable\n  draft {\n    ...TourWhole\n  }\n  days {\n    day\n    opens\n    scenes\n    seconds\n    spots\n    enquiries\n  }\n}"): typeof import('./graphql.ts').OwnTourWholeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnTours {\n  ownTours {\n    id\n    path\n    country\n    state\n    changedAt\n    hasChanges\n    title\n    sceneCount\n    cover\n    opens\n  }\n}"): typeof import('./graphql.ts').OwnToursDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishTour($id: ID!, $version: Int!) {\n  publishTour(id: $id, version: $version) {\n    ...OwnTourWhole\n  }\n}"): typeof import('./graphql.ts').PublishTourDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveTour($id: ID!, $version: Int!, $draft: TourDraftInput!) {\n  saveTour(id: $id, version: $version, draft: $draft) {\n    ...OwnTourWhole\n  }\n}"): typeof import('./graphql.ts').SaveTourDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShownTour($path: String!) {\n  tour(path: $path) {\n    ...TourWhole\n  }\n}"): typeof import('./graphql.ts').ShownTourDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TourBundleState on TourBundle {\n  id\n  isStored\n  parts\n  partBytes\n  done\n  width\n  height\n}"): typeof import('./graphql.ts').TourBundleStateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TourHosts($path: String!) {\n  tour(path: $path) {\n    hosts\n  }\n}"): typeof import('./graphql.ts').TourHostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TourLink on TourLink {\n  path\n  title\n  locale\n  picture\n  alt\n  rooms\n}\n\nquery TourLinkAt($path: String!) {\n  tourLink(path: $path) {\n    ...TourLink\n  }\n}"): typeof import('./graphql.ts').TourLinkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TourWhole on Tour {\n  id\n  path\n  country\n  title\n  about\n  locale\n  lat\n  cameraMetres\n  lines {\n    name\n    licence\n    phone\n    agency\n    agencyLicence\n  }\n  plan {\n    bundle\n    width\n    height\n    metre\n  }\n  scenes {\n    id\n    place\n    hour\n    name\n    caption\n    alt\n    north\n    yaw\n    pitch\n    zoom\n    planX\n    planY\n    width\n    pano\n    still\n    spots {\n      id\n      toScene\n      title\n      text\n      yaw\n      pitch\n    }\n  }\n}"): typeof import('./graphql.ts').TourWholeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AlertDealList($code: ID!, $isOn: Boolean!) {\n  alertDealList(code: $code, isOn: $isOn) {\n    ...KeptDealList\n  }\n}"): typeof import('./graphql.ts').AlertDealListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DealFiguresPart on DealFigures {\n  n\n  from\n  to\n  price {\n    p25\n    median\n    p75\n  }\n  psf {\n    p25\n    median\n    p75\n  }\n}"): typeof import('./graphql.ts').DealFiguresPartFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DealGroupsBy($filter: DealFilter!, $by: DealGrouping!) {\n  dealGroups(filter: $filter, by: $by) {\n    total\n    step\n    groups {\n      key\n      project {\n        typeGroup\n        slug\n        name\n        nameLocal\n      }\n      figures {\n        ...DealFiguresPart\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').DealGroupsByDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DealList($filter: DealFilter!, $sort: DealSort, $rows: Int, $after: String, $typeGroup: TypeGroup = PRIVATE_STACK, $slug: String = \"\", $isOfProject: Boolean!) {\n  market {\n    ...MarketBasis\n    firstMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) @include(if: $isOfProject) {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n    propertyGroup\n    area {\n      name\n      nameLocal\n    }\n  }\n  deals(filter: $filter, sort: $sort, rows: $rows, after: $after) {\n    ...DealRows\n  }\n  dealTotals(filter: $filter) {\n    total\n    figures {\n      ...DealFiguresPart\n    }\n  }\n}"): typeof import('./graphql.ts').DealListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DealLists {\n  dealLists {\n    ...KeptDealList\n  }\n}"): typeof import('./graphql.ts').DealListsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DealPlaces($level: String!) {\n  market {\n    ...MarketBasis\n  }\n  areas(filter: {level: $level}, first: 50) {\n    nodes {\n      id\n      name\n      nameLocal\n    }\n  }\n}"): typeof import('./graphql.ts').DealPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DealRows on DealPage {\n  nodes {\n    transaction {\n      id\n      activity\n      month\n      price\n      areaSqm\n      psf\n      unitMix\n      floorLow\n      floorHigh\n      unitNo\n      units\n      model\n    }\n    typeGroup\n    propertyGroup\n    slug\n    projectId\n    projectName\n    projectNameLocal\n    street\n    areaName\n    areaNameLocal\n  }\n  endCursor\n}"): typeof import('./graphql.ts').DealRowsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DealSheet($filter: DealFilter!, $sort: DealSort, $after: String) {\n  dealSheet(filter: $filter, sort: $sort, after: $after) {\n    rows\n    endCursor\n  }\n}"): typeof import('./graphql.ts').DealSheetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteDealList($code: ID!) {\n  deleteDealList(code: $code) {\n    success\n  }\n}"): typeof import('./graphql.ts').DeleteDealListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation KeepDealList($name: String!, $search: String!, $filter: DealFilter!) {\n  keepDealList(name: $name, search: $search, filter: $filter) {\n    ...KeptDealList\n  }\n}"): typeof import('./graphql.ts').KeepDealListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment KeptDealList on DealList {\n  code\n  name\n  search\n  hasAlert\n  isShared\n}"): typeof import('./graphql.ts').KeptDealListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MoreDeals($filter: DealFilter!, $sort: DealSort, $rows: Int, $after: String) {\n  deals(filter: $filter, sort: $sort, rows: $rows, after: $after) {\n    ...DealRows\n  }\n}"): typeof import('./graphql.ts').MoreDealsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameDealList($code: ID!, $name: String!) {\n  renameDealList(code: $code, name: $name) {\n    ...KeptDealList\n  }\n}"): typeof import('./graphql.ts').RenameDealListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ShareDealList($code: ID!, $isOn: Boolean!) {\n  shareDealList(code: $code, isOn: $isOn) {\n    ...KeptDealList\n  }\n}"): typeof import('./graphql.ts').ShareDealListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SharedDealList($code: ID!) {\n  sharedDealList(code: $code) {\n    name\n    country\n    search\n    lines {\n      name\n      licence\n      phone\n      agency\n      agencyLicence\n    }\n  }\n}"): typeof import('./graphql.ts').SharedDealListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VendorLogin($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Vendor) {\n    token\n  }\n}"): typeof import('./graphql.ts').VendorLoginDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export interface Budgets {
  entry: number;
  /** Less than 100, whatever comes: visitors may be on a phone, far away (docs/decisions/0008). */
  publicEntry: number;
  calculator: number;
  routes: Record<string, number>;
  /** The most scripts that a screen may come in. */
  files: number;
  /** For every part that is not named in `parts`. */
  part: number;
  parts: Record<string, number>;
}

export const budgets: Budgets = {
  entry: 254,
  publicEntry: 98,
  calculator: 201,
  routes: {
    AdminSettingsScreen: 319,
    ArchiveScreen: 255,
    AuditLogScreen: 256,
    BundleOrderScreen: 322,
    BundlesScreen: 255,
    CouponScreen: 323,
    CouponsScreen: 256,
    CreateReleaseScreen: 362,
    DashboardScreen: 259,
    EditReleaseScreen: 361,
    EditRequestsScreen: 257,
    EditorialQueueScreen: 257,
    FailedJobsScreen: 310,
    FinanceScreen: 256,
    ForgotPasswordScreen: 254,
    LoginCallbackScreen: 255,
    LogoutScreen: 255,
    NoStaffScreen: 254,
    OpenReleaseScreen: 254,
    OrderScreen: 313,
    OrdersScreen: 256,
    OverviewScreen: 256,
    PartnerEditorScreen: 319,
    PartnersScreen: 309,
    ProviderComparisonScreen: 255,
    PublicationScreens: 256,
    PurchaseScreens: 326,
    RedirectFromLegacyScreen: 255,
    RegisterScreen: 310,
    ReleaseDetailsScreen: 258,
    ReviewScreen: 313,
    SendActivationScreen: 308,
    SettingsScreen: 318,
    SocialCallbackScreen: 255,
    StoreCheckoutScreen: 329,
    StoreScreen: 309,
    SubmittedScreen: 255,
    TermsScreen: 255,
    UserScreen: 258,
    UsersScreen: 255,
    VerifiedScreen: 255,
  },
  files: 15,
  part: 32,
  parts: {
    ComboBox: 82,
    ConfirmDialog: 68,
    DateField: 58,
    DatePicker: 104,
    Menu: 65,
    Modal: 67,
    NumberStepper: 38,
    PhoneField: 84,
    Popover: 65,
    Select: 79,
    Table: 36,
    Tabs: 43,
    TagGroup: 60,
    TimePicker: 80,
  },
};

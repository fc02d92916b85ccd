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
  entry: 255,
  publicEntry: 94,
  calculator: 207,
  routes: {
    AdminSettingsScreen: 321,
    ApprovalScreens: 312,
    ArchiveScreen: 256,
    AuditLogScreen: 259,
    BundleOrderScreen: 324,
    BundlesScreen: 256,
    CouponScreen: 326,
    CouponsScreen: 257,
    CreateReleaseScreen: 365,
    DashboardScreen: 261,
    EditorialQueueScreen: 258,
    EditReleaseScreen: 364,
    EditRequestsScreen: 258,
    FailedJobsScreen: 312,
    FinanceScreen: 257,
    ForgotPasswordScreen: 255,
    LoginCallbackScreen: 256,
    LogoutScreen: 256,
    NoStaffScreen: 255,
    OpenReleaseScreen: 255,
    OrderScreen: 315,
    OrdersScreen: 257,
    OverviewScreen: 257,
    OwnOrdersScreens: 257,
    PartnerEditorScreen: 320,
    PartnersScreen: 311,
    ProviderComparisonScreen: 256,
    PublicationScreens: 256,
    PurchaseScreens: 327,
    RedirectFromLegacyScreen: 256,
    RegisterScreen: 312,
    ReleaseDetailsScreen: 259,
    ReviewScreen: 316,
    SendActivationScreen: 310,
    SettingsScreen: 320,
    SocialCallbackScreen: 256,
    StoreCheckoutScreen: 331,
    StoreScreen: 311,
    SubmittedScreen: 256,
    TermsScreen: 255,
    UserScreen: 260,
    UsersScreen: 256,
    VerifiedScreen: 256,
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

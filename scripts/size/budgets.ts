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
  entry: 259,
  publicEntry: 99,
  calculator: 205,
  routes: {
    AdminSettingsScreen: 325,
    ApprovalScreens: 316,
    ArchiveScreen: 260,
    AuditLogScreen: 261,
    BundleOrderScreen: 328,
    BundlesScreen: 260,
    CouponScreen: 329,
    CouponsScreen: 261,
    CreateReleaseScreen: 367,
    DashboardScreen: 265,
    EditorialQueueScreen: 262,
    EditReleaseScreen: 367,
    EditRequestsScreen: 262,
    FailedJobsScreen: 316,
    FinanceScreen: 261,
    ForgotPasswordScreen: 259,
    LoginCallbackScreen: 260,
    LogoutScreen: 260,
    NoStaffScreen: 259,
    OpenReleaseScreen: 259,
    OrderScreen: 319,
    OrdersScreen: 261,
    OverviewScreen: 261,
    OwnOrdersScreens: 261,
    PartnerEditorScreen: 324,
    PartnersScreen: 315,
    ProviderComparisonScreen: 260,
    PublicationScreens: 261,
    PurchaseScreens: 331,
    RedirectFromLegacyScreen: 260,
    RegisterScreen: 316,
    ReleaseDetailsScreen: 263,
    ReviewScreen: 319,
    SendActivationScreen: 314,
    SettingsScreen: 324,
    SocialCallbackScreen: 260,
    StoreCheckoutScreen: 334,
    StoreScreen: 315,
    SubmittedScreen: 260,
    TermsScreen: 260,
    UserScreen: 264,
    UsersScreen: 260,
    VerifiedScreen: 260,
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
